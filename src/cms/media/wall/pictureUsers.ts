import type { Payload, SanitizedCollectionConfig, TypeWithID } from 'payload';
import type { Values } from '../../../shared/isObject.ts';
import { SAVED_STYLES } from '../../../shared/layouts/savedStyle.ts';
import { inDefaultLanguage } from '../../relations/inDefaultLanguage.ts';
import { schemaOf } from '../../relations/schemaOf.ts';
import { visitRelations } from '../../relations/visitRelations.ts';
import { slugOf } from '../../slugOf.ts';
import { yieldToEventLoop } from '../../yieldToEventLoop.ts';

/** Collections whose uses are counted. */
export type Counted = 'media' | typeof SAVED_STYLES;

/** A document, as it is published or as its newest draft, and the pictures and saved styles in it. */
export interface PictureUser {
  id: number | string;
  title: string;
  used: Readonly<Record<Counted, ReadonlySet<number>>>;
}

interface KeptUser extends PictureUser {
  /** Time of the last save seen; documents saved later are read again. */
  stamp: string;
}

interface Stamped extends TypeWithID {
  updatedAt?: string | null;
  /** Set while it is in the trash, where it uses nothing. */
  deletedAt?: string | null;
}

/** Documents read at once: each may be a layout of some 100 kB. */
const BATCH = 20;

/** Published rows, or the newest drafts. */
export interface UserSource {
  collection: SanitizedCollectionConfig;
  isDraft: boolean;
}

/**
 * Reads which pictures the documents of a collection use. Asks for the time of each one's last save, and reads only
 * those that were saved since.
 * @param kept what was read before, by id; brought up to date
 */
export async function refreshUsers(
  payload: Payload,
  source: UserSource,
  kept: Map<number | string, KeptUser>,
): Promise<void> {
  const rows = (await read<Stamped>(payload, source, undefined)).filter(({ deletedAt }) => !deletedAt);
  const found = new Set(rows.map(({ id }) => id));
  for (const id of kept.keys()) if (!found.has(id)) kept.delete(id);
  const stale = rows.filter(({ id, updatedAt }) => kept.get(id)?.stamp !== String(updatedAt)).map(({ id }) => id);
  const schema = schemaOf(payload);
  for (let at = 0; at < stale.length; at += BATCH) {
    for (const stored of await read<Stamped>(payload, source, stale.slice(at, at + BATCH))) {
      await yieldToEventLoop();
      const doc = inDefaultLanguage(stored) as Values & Stamped;
      const used: Record<Counted, Set<number>> = { media: new Set(), [SAVED_STYLES]: new Set() };
      visitRelations(source.collection.flattenedFields, doc, schema, (collection, id) => {
        if (collection === 'media' || collection === SAVED_STYLES) used[collection].add(Number(id));
      });
      kept.set(stored.id, { id: stored.id, used, stamp: String(stored.updatedAt), title: titleOf(source, doc) });
    }
  }
}

async function read<Row>(
  payload: Payload,
  { collection: { slug, trash }, isDraft }: UserSource,
  ids: (number | string)[] | undefined,
): Promise<Row[]> {
  const stamps: Record<string, true> = trash ? { updatedAt: true, deletedAt: true } : { updatedAt: true };
  const all = { collection: slugOf(slug), limit: 0, pagination: false } as const;
  const { docs } = isDraft
    ? await payload.db.queryDrafts<TypeWithID>({
        ...all,
        ...(ids ? { where: { parent: { in: ids } } } : { select: { parent: true, version: stamps } }),
      })
    : await payload.db.find<TypeWithID>({
        ...all,
        ...(ids ? { where: { id: { in: ids } } } : { select: stamps }),
      });
  return docs as Row[];
}

/** Empty for a document without a title: its kind is named in the language of each reader. */
function titleOf({ collection: { admin } }: UserSource, doc: Values & Stamped): string {
  const title = doc[admin.useAsTitle ?? 'title'];
  return typeof title === 'string' ? title.trim() && title : '';
}
