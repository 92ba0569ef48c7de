import { isObject, type Values } from '../../shared/isObject.ts';
import type { SaveAnswer } from './createSaver.ts';
import { packLayouts } from './packLayouts.ts';

/** As Payload's own automatic saving asks: one draft that is written over, and the plain stored document as the answer. */
const AS_DRAFT = '?autosave=true&depth=0&draft=true&fallback-locale=null';

/**
 * Sends what has changed of a document to be saved as its draft.
 * @param address of the document in the studio's API
 * @returns never rejects; without a code when there was no answer
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
