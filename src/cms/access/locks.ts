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
  type SanitizedConfig,
  type Where,
} from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { isWriter, mayWrite, roleOf } from './roles.ts';

/** Payload's collection of document locks: who is editing what. */
const LOCKS = 'payload-locked-documents';

interface Lock {
  document?: { relationTo: CollectionSlug; value: number | string | { id: number | string } } | null;
  globalSlug?: string | null;
}

/**
 * Restricts document locks to their owners. The studio creates them on the server; a request may delete its sender's
 * own lock, and may take one over for its sender only, who must be allowed to change the locked document.
 */
export function guardLocks({ collections, config: all }: Payload): void {
  const { config } = collections[LOCKS];
  withoutLocking(all);
  Object.assign(config.access, { create: () => false, delete: isOwnLock, read: readLocks, update: isWriter });
  config.hooks.beforeOperation.push(takeOverOne);
  config.hooks.beforeChange.push(takeOverForOneself);
  config.hooks.afterRead.push(nameEditor);
}

/**
 * Turns Payload's locking off: presence shows who edits, and saves are merged. Of a sanitized configuration, so that the tables of locks stay as they
 * are; the studio's bundle has one of its own beside the server's.
 */
export function withoutLocking<Config extends Pick<SanitizedConfig, 'collections' | 'globals'>>(
  config: Config,
): Config {
  for (const each of [...config.collections, ...config.globals]) each.lockDocuments = false;
  return config;
}

/** Replaces the lock owner's e-mail address or id, which the studio's dialog would show, by the name. */
const nameEditor: CollectionAfterReadHook = ({ doc }) => {
  const editor = doc.user?.value;
  if (typeof editor !== 'object' || !editor?.name) return doc;
  return { ...doc, user: { ...doc.user, value: { ...editor, email: editor.name } } };
};

/** Refused to no staff: the studio's first page reads locks of settings for every signed-in user. */
const readLocks: Access = (args) => mayWrite(args.req) || isOwnLock(args);

const isOwnLock: Access = ({ req }) => {
  if (!req.user || !roleOf(req)) return false;
  const own: Where[] = [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: 'users' } }];
  return { and: own };
};

const takeOverOne: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const { id } = args as { id?: unknown };
  if (operation === 'update' && !overrideAccess && id === undefined)
    throw refusal(t('Take over one document at a time.'));
  return args;
};

const takeOverForOneself: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data;
  if (!(await mayChange(originalDoc, req)))
    throw refusal(t('You cannot take this over: you may not change what is edited there.'));
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
