import { isObject, type Values } from '../../shared/isObject.ts';
import type { FormFault, SaveAnswer } from './createSaver.ts';
import { packLayouts } from './packLayouts.ts';

/**
 * Query of Payload's own autosave: overwrites a single draft, and returns the stored document without relationships
 * populated.
 */
const AS_DRAFT = '?autosave=true&depth=0&draft=true&fallback-locale=null';

/**
 * Saves a document's changed values as its draft.
 * @param address API URL of the document
 * @returns never rejects; without a code when there was no response
 */
export async function sendDraft(address: string, changed: Values): Promise<SaveAnswer> {
  try {
    const response = await fetch(`${address}${AS_DRAFT}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await packLayouts(changed)), _status: 'draft' }),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return {
      code: response.status,
      doc: isObject(body) && isObject(body.doc) ? body.doc : undefined,
      faults: isObject(body) ? faultsIn(body.errors) : [],
    };
  } catch {
    return { code: undefined };
  }
}

/** The errors of Payload's answer, which has those of fields inside one of the whole request. */
function faultsIn(errors: unknown): FormFault[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    if (!isObject(error)) return [];
    const { data, message, path } = error;
    if (isObject(data)) return faultsIn(data.errors);
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}
