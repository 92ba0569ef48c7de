import { type Access, APIError, type CollectionBeforeOperationHook, type CollectionConfig, type Where } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { isEditor, isWriter, isWriterOrServer, mayEdit, roleOf } from './roles.ts';

/** Query condition: documents of an author. */
export function ownDocuments(author: number | string): Where {
  return { author: { equals: author } };
}

/** Writers create; an author's new document is a draft. */
const createOwn: Access = ({ data, req }) => mayEdit(req) || (roleOf(req) === 'author' && !publishes(data));

/**
 * Editors change everything; authors change drafts of their own documents. The studio hides “Publish” where this
 * refuses it.
 */
const updateOwn: Access = ({ data, req }) => {
  if (mayEdit(req)) return true;
  if (roleOf(req) !== 'author' || !req.user || publishes(data)) return false;
  return ownDocuments(req.user.id);
};

function publishes(data: unknown): boolean {
  return (data as { _status?: string } | undefined)?._status === 'published';
}

/**
 * Access of documents with an author: authors write drafts of their own, editors publish. Visitors see pages, which the
 * server renders without access checks; only staff read a document itself.
 */
export const authoredAccess: CollectionConfig['access'] = {
  create: createOwn,
  delete: isEditor,
  read: isWriterOrServer,
  readVersions: isWriter,
  unlock: isEditor,
  update: updateOwn,
};

/** Access of collections that only editors write. */
export const editedAccess: CollectionConfig['access'] = {
  create: isEditor,
  delete: isEditor,
  read: isWriterOrServer,
  readVersions: isWriter,
  update: isEditor,
};

const WRITING: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Request parameters that change what is published, besides leaving out `draft`. */
const PUBLISHING = ['publishAllLocales', 'publishSpecificLocale', 'unpublishAllLocales'] as const;

interface WriteArgs extends Partial<Record<(typeof PUBLISHING)[number], unknown>> {
  draft?: boolean;
  data?: { _status?: string };
}

/**
 * Refuses a write by an author that would change what visitors see: everything an author saves is a draft, whichever
 * way it comes (studio, REST, scheduled job).
 * @throws APIError 403
 */
export const authorsSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!WRITING.has(operation) || roleOf(req) === undefined || mayEdit(req)) return args;
  const write = args as WriteArgs;
  if (!write.draft || publishes(write.data) || PUBLISHING.some((name) => write[name])) {
    throw new APIError(t('Authors save drafts. Ask an editor to publish this document.'), 403, undefined, true);
  }
  return args;
};
