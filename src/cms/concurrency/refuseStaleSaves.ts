import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { lockName } from '../database/locks/lockName.ts';
import { slugOf } from '../slugOf.ts';

/**
 * The version a change over the API is based on; kept on its request from the endpoint until the stored document is
 * read.
 */
interface Precondition {
  /** Collection and id, or the global. */
  document: string;
  /** `updatedAt` of the version; undefined when the request names none. */
  version: string | undefined;
  /** Whether it came by the header: answered 412, the body 409, as HTTP defines. */
  isHeader: boolean;
  operation: Operation;
}

type Operation = 'delete' | 'restoreVersion' | 'update';

/** Refusals, by operation: what happened, and what to do. */
const WORDS: Record<Operation, string> = {
  delete: msg(
    'Somebody has saved this document since it was opened (the stored version is of {moment}), so it was not deleted. Read it again, and delete it if it still should go.',
  ),
  restoreVersion: msg(
    'Somebody has saved this document since it was opened (the stored version is of {moment}), so no older version was restored. Read it again, and restore if it still should be as it was.',
  ),
  update: msg(
    'Somebody has saved this document since it was opened (the stored version is of {moment}), so nothing was saved. Read it again and make the change there; what you have typed is kept.',
  ),
};

/** A save, a restored version or a deletion was based on a version that is no longer the stored one. */
class StaleSave extends APIError {
  constructor({ isHeader, operation }: Precondition, savedAt: string) {
    super(t(WORDS[operation], { moment: savedAt }), isHeader ? 412 : 409, undefined, true);
  }
}

/**
 * Optimistic concurrency control (optimistic lock). A save over the API names the version it is based on, by the header `If-Match:
 * "<updatedAt>"` or by the `updatedAt` in its body, and is refused when another one is stored; deleting and restoring a
 * version use the header. A lock keeps others from saving the document between the check and the write. Changes that
 * name no version, such as one field that a program sets, are applied to whatever is stored.
 */
export function refuseStaleSaves({ collections, globals }: Payload): void {
  for (const { config } of Object.values(collections)) {
    config.hooks.beforeOperation.push(noteVersion);
    config.hooks.beforeValidate.unshift(compareVersion);
    config.hooks.beforeDelete.unshift(compareBeforeDelete);
  }
  for (const { hooks } of globals.config) {
    // Payload does not default these to empty arrays.
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), noteGlobalVersion];
    hooks.beforeValidate = [compareGlobalVersion, ...(hooks.beforeValidate ?? [])];
  }
}

const noteVersion: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, id } = args as { data?: unknown; id?: number | string };
  if (id === undefined) return args;
  if (operation === 'update' || operation === 'delete') await note(req, operation, `${collection.slug}/${id}`, data);
  if (operation === 'restoreVersion') {
    const parent = await parentOf(req, collection.slug, id);
    if (parent !== undefined) await note(req, operation, `${collection.slug}/${parent}`, undefined);
  }
  return args;
};

const noteGlobalVersion: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await note(req, operation, `globals/${global.slug}`, (args as { data?: unknown }).data);
  return args;
};

const compareVersion: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  compare(req, `${collection.slug}/${originalDoc?.id}`, originalDoc);
  return data;
};

const compareBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const document = `${collection.slug}/${id}`;
  if (!isAsked(req, document)) return;
  const { slug } = collection;
  const stored = await req.payload.findByID({ collection: slug, id, draft: true, depth: 0, disableErrors: true, req });
  compare(req, document, (stored ?? undefined) as { updatedAt?: unknown } | undefined);
};

const compareGlobalVersion: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) => {
  compare(req, `globals/${global.slug}`, originalDoc);
  return data;
};

/** Records only the requested document: what hooks save along with it has no version of the requester's. */
async function note(req: PayloadRequest, operation: Operation, document: string, data: unknown): Promise<void> {
  if (req.payloadAPI !== 'REST' || req.context.precondition) return;
  const header = /^(?:W\/)?"(.+)"$/.exec(req.headers.get('if-match') ?? '')?.[1];
  const inBody = isObject(data) && typeof data.updatedAt === 'string' ? data.updatedAt : undefined;
  req.context.precondition = { document, version: header ?? inBody, isHeader: header !== undefined, operation };
  await lockName(req, `save ${document}`);
}

/** The document that a version to be restored belongs to. */
async function parentOf(req: PayloadRequest, slug: string, version: number | string): Promise<unknown> {
  const where = { id: { equals: version } };
  const query = { collection: slugOf(slug), limit: 1, pagination: false, req, where };
  return (await req.payload.db.findVersions(query)).docs[0]?.parent;
}

function isAsked({ context }: PayloadRequest, document: string): boolean {
  const precondition = context.precondition as Precondition | undefined;
  return precondition?.document === document && precondition.version !== undefined;
}

function compare({ context }: PayloadRequest, document: string, stored: { updatedAt?: unknown } | undefined): void {
  const precondition = context.precondition as Precondition | undefined;
  if (precondition?.document !== document || precondition.version === undefined || !stored?.updatedAt) return;
  const savedAt = new Date(String(stored.updatedAt)).toISOString();
  // Checked once: a hook may save the same document again.
  context.precondition = { ...precondition, version: undefined };
  if (Date.parse(precondition.version) !== Date.parse(savedAt)) throw new StaleSave(precondition, savedAt);
}
