import { isObject, type Values } from '../../shared/isObject.ts';
import type { SaveAnswer } from './createSaver.ts';
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
    return { code: response.status, doc: isObject(body) && isObject(body.doc) ? body.doc : undefined };
  } catch {
    return { code: undefined };
  }
}
