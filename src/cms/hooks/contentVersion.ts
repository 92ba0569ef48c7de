import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { type ContentChange, emitContentChange } from '../../shared/changes/contentEvents.ts';
import { lockName } from '../database/locks/lockName.ts';
import { onCommit } from '../database/transactions/withTransactions.ts';
import { isAmongFirst } from './isAmongFirst.ts';
import { publicStateBefore, readPublicState, rememberDeleted, rememberPublicState } from './publicState.ts';
import { type Row, type ShownAs, touchedTags } from './touchedTags.ts';

type Change = Omit<ContentChange, 'token'>;

/** Number of changes that the row keeps: many times what happens between two polls of another process. */
const CHANGES_KEPT = 50;
/** Beyond this many tags everything is invalidated: the row is read twice a second. */
const MAX_TAGS = 500;

/** The changes of one transaction: one version, published once. */
interface Raised {
  transaction: number | string | undefined;
  token: string;
  change: Change;
}

/**
 * Bumps the content version, once per transaction: a row that other processes poll, and an event in this process, sent
 * after the commit, so that no page is rendered from uncommitted data.
 */
async function raiseContentVersion(req: PayloadRequest, change: Change): Promise<void> {
  const transaction = (await req.transactionID) ?? undefined;
  const earlier = req.context.contentVersion as Raised | undefined;
  const isSame = transaction !== undefined && earlier?.transaction === transaction;
  const raised: Raised = isSame ? earlier : { transaction, token: crypto.randomUUID(), change };
  if (isSame) raised.change = join(earlier.change, change);
  req.context.contentVersion = raised;
  // Two concurrent first publishes would otherwise insert a row each, and a later commit could come earlier in the list
  // of changes.
  await lockName(req, 'content-version');
  await storeVersion(req, raised);
  if (!isSame) await onCommit(req, () => emitContentChange({ ...raised.change, token: raised.token }));
}

async function storeVersion(req: PayloadRequest, { change, token }: Raised): Promise<void> {
  const row = await req.payload.db.findGlobal<{ changes?: ContentChange[] | null }>({ slug: 'content-version', req });
  const others = (row?.changes ?? []).filter((stored) => stored.token !== token);
  const changes = [...others, { ...change, token }].slice(-CHANGES_KEPT);
  await req.payload.updateGlobal({
    slug: 'content-version',
    data: { token, changes: changes },
    overrideAccess: true,
    req,
  });
}

function join(one: Change, other: Change): Change {
  const withdrawn = [...new Set([...(one.withdrawn ?? []), ...(other.withdrawn ?? [])])];
  if (one.touched === 'everything' || other.touched === 'everything') return { touched: 'everything', withdrawn };
  const touched = [...new Set([...one.touched, ...other.touched])];
  return touched.length > MAX_TAGS ? { touched: 'everything', withdrawn } : { touched, withdrawn };
}

/**
 * Adds hooks to a collection that pages show (`shownAs`): a save or a deletion that changes what visitors see bumps the
 * content version.
 */
export function raisesContentVersion(collection: CollectionConfig): CollectionConfig {
  const { custom, hooks = {} } = collection;
  const shown = custom?.shownAs as ShownAs | undefined;
  if (!shown) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [rememberPublicState, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), raiseWhenChanged(shown)],
      beforeDelete: [rememberDeleted, ...(hooks.beforeDelete ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), raiseWhenDeleted(shown)],
    },
  };
}

/** Bumps the version for a row written without Payload's hooks, by its public state before and after. */
export async function raiseForRow(
  collection: Pick<SanitizedCollectionConfig, 'custom' | 'slug'>,
  before: Row,
  after: Row,
  req: PayloadRequest,
): Promise<void> {
  const shown = collection.custom?.shownAs as ShownAs | undefined;
  if (!shown) return;
  const change = await touchedTags(collection.slug, shown, before, after, () =>
    isAmongFirst(collection, shown, [before, after], req),
  );
  if (change) await raiseContentVersion(req, change);
}

function raiseWhenChanged(shown: ShownAs): CollectionAfterChangeHook {
  return async ({ collection, doc, previousDoc, req }) => {
    // Pages rendered while it was in the trash have no cache tag of it.
    if (previousDoc?.deletedAt && !doc.deletedAt) {
      await raiseContentVersion(req, { touched: 'everything' });
      return doc;
    }
    const before = publicStateBefore(collection.slug, doc.id, req);
    const after = await readPublicState(collection, doc.id, req);
    // A draft beside the published row changes nothing for visitors.
    if (doc._status === 'draft' && after.isPublished) return doc;
    const rows = [before.row, after.row] as const;
    const change = await touchedTags(collection.slug, shown, ...rows, () => isAmongFirst(collection, shown, rows, req));
    if (change) await raiseContentVersion(req, change);
    return doc;
  };
}

function raiseWhenDeleted(shown: ShownAs): CollectionAfterDeleteHook {
  return async ({ collection, doc, id, req }) => {
    const { row } = publicStateBefore(collection.slug, id, req);
    const change = await touchedTags(collection.slug, shown, row, undefined, () =>
      isAmongFirst(collection, shown, [row], req),
    );
    if (change) await raiseContentVersion(req, change);
    return doc;
  };
}

/** Bumps the version for a change that all pages show, and that is in no collection or global. */
export async function raiseForAll(req: PayloadRequest): Promise<void> {
  await raiseContentVersion(req, { touched: 'everything' });
}

/** Bumps the version on every save of a global, which all pages show. */
export const globalChanged: GlobalAfterChangeHook = async ({ doc, req }) => {
  await raiseContentVersion(req, { touched: 'everything' });
  return doc;
};
