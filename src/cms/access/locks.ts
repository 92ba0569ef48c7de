import {
  type Access,
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  executeAccess,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { isStaff, roleOf } from './roles.ts';

/** Payload's collection of who edits what just now. */
const LOCKS = 'payload-locked-documents';

interface Lock {
  document?: { relationTo: CollectionSlug; value: number | string | { id: number | string } } | null;
  globalSlug?: string | null;
}

/**
 * Keeps each sign of “somebody edits this” to whom it belongs. The studio makes them on the server, by itself; a request may
 * take away its sender's own, and may take one over for its sender alone, who must be allowed to change what it stands at.
 */
export function guardLocks({ collections, globals }: Payload): void {
  const { config } = collections[LOCKS];
  // Who edits is shown and what they do is merged, so nobody is kept out. Its tables stay as they are.
  for (const each of [...Object.values(collections).map((of) => of.config), ...globals.config])
    each.lockDocuments = false;
  Object.assign(config.access, { create: () => false, delete: isOwnLock, read: isStaff, update: isStaff });
  config.hooks.beforeOperation.push(takeOverOne);
  config.hooks.beforeChange.push(takeOverForOneself);
  config.hooks.afterRead.push(nameEditor);
}

/** The studio's dialog names who edits by the e-mail address, which is nobody's business, or by a number. */
const nameEditor: CollectionAfterReadHook = ({ doc }) => {
  const editor = doc.user?.value;
  if (typeof editor !== 'object' || !editor?.name) return doc;
  return { ...doc, user: { ...doc.user, value: { ...editor, email: editor.name } } };
};

const isOwnLock: Access = ({ req }) => {
  if (!req.user || !roleOf(req)) return false;
  const own: Where[] = [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: 'users' } }];
  return { and: own };
};

const takeOverOne: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const { id } = args as { id?: unknown };
  if (operation === 'update' && !overrideAccess && id === undefined) throw refusal('Take over one document at a time.');
  return args;
};

const takeOverForOneself: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data;
  if (!(await mayChange(originalDoc, req)))
    throw refusal('You cannot take this over: you may not change what is edited there.');
  const { document, globalSlug } = originalDoc as Lock;
  return { document, globalSlug, user: { relationTo: 'users', value: req.user.id } };
};

async function mayChange({ document, globalSlug }: Lock, req: PayloadRequest): Promise<boolean> {
  const { payload } = req;
  if (globalSlug) {
    const settings = payload.globals.config.find(({ slug }) => slug === globalSlug);
    return settings !== undefined && Boolean(await executeAccess({ disableErrors: true, req }, settings.access.update));
  }
  if (!document) return false;
  const id = typeof document.value === 'object' ? document.value.id : document.value;
  const { config } = payload.collections[document.relationTo];
  const access = await executeAccess({ disableErrors: true, id, req }, config.access.update);
  if (typeof access === 'boolean') return access;
  const where = { and: [{ id: { equals: id } }, access] };
  const { totalDocs } = await payload.count({ collection: document.relationTo, req, where });
  return totalDocs > 0;
}

function refusal(message: string): Error {
  return new APIError(message, 403, undefined, true);
}
