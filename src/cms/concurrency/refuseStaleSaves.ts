import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { lockName } from '../database/lockName.ts';

/** Which version a save over the API began from; kept with its request from the endpoint until the stored document is read. */
interface Precondition {
  /** The collection and id, or the global. */
  document: string;
  /** `updatedAt` of the version; undefined where the request names none. */
  version: string | undefined;
  /** The header and the body are answered with different codes, as HTTP has it. */
  isHeader: boolean;
}

/** A save began from a version that is no longer the stored one. */
class StaleSave extends APIError {
  constructor(isHeader: boolean, savedAt: string) {
    super(
      `Somebody has saved this document since it was opened (the stored version is of ${savedAt}), so nothing was saved. Read it again and make the change there; what you have typed is kept.`,
      isHeader ? 412 : 409,
      undefined,
      true,
    );
  }
}

/**
 * Optimistic concurrency control: a save over the API says which version it began from, by the header `If-Match: "<updatedAt>"` or by the
 * `updatedAt` in its body, and is refused when another one is stored. Between that look and the save nobody else saves the document.
 * Saves that name no version, such as one field that a program sets, are made upon whatever is stored.
 */
export function refuseStaleSaves({ collections, globals }: Payload): void {
  for (const { config } of Object.values(collections)) {
    // Signing in writes into the account that signs in, so its version tells nothing of what somebody has typed.
    if (config.auth) continue;
    config.hooks.beforeOperation.push(noteVersion);
    config.hooks.beforeValidate.unshift(compareVersion);
  }
  for (const { hooks } of globals.config) {
    // Payload fills in no empty lists here.
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), noteGlobalVersion];
    hooks.beforeValidate = [compareGlobalVersion, ...(hooks.beforeValidate ?? [])];
  }
}

const noteVersion: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, id } = args as { data?: unknown; id?: unknown };
  if (operation === 'update' && id !== undefined) await note(req, `${collection.slug}/${id}`, data);
  return args;
};

const noteGlobalVersion: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await note(req, `globals/${global.slug}`, (args as { data?: unknown }).data);
  return args;
};

const compareVersion: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  compare(req, `${collection.slug}/${originalDoc?.id}`, originalDoc);
  return data;
};

const compareGlobalVersion: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) => {
  compare(req, `globals/${global.slug}`, originalDoc);
  return data;
};

/** Only of what the request asks for: what hooks save beside it did not begin from what somebody has read. */
async function note(req: PayloadRequest, document: string, data: unknown): Promise<void> {
  if (req.payloadAPI !== 'REST' || req.context.precondition) return;
  const header = /^(?:W\/)?"(.+)"$/.exec(req.headers.get('if-match') ?? '')?.[1];
  const inBody = isObject(data) && typeof data.updatedAt === 'string' ? data.updatedAt : undefined;
  req.context.precondition = { document, version: header ?? inBody, isHeader: header !== undefined };
  await lockName(req, `save ${document}`);
}

function compare({ context }: PayloadRequest, document: string, stored: { updatedAt?: unknown } | undefined): void {
  const asked = context.precondition as Precondition | undefined;
  if (asked?.document !== document || asked.version === undefined || !stored?.updatedAt) return;
  const savedAt = new Date(String(stored.updatedAt)).toISOString();
  // Asked once: a hook may save the same document again.
  context.precondition = { ...asked, version: undefined };
  if (Date.parse(asked.version) !== Date.parse(savedAt)) throw new StaleSave(asked.isHeader, savedAt);
}
