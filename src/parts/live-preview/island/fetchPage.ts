import { NONCE_HEADER } from '../../../shared/editBar.ts';
import { findDifference, PREVIEW_STATE } from '../../../shared/preview/difference.ts';
import type { PreviewedDocument, PreviewFailure } from '../../../shared/preview/messages.ts';

/** Timeout of a rendering, in ms. */
const PATIENCE_MS = 20_000;

const REASONS: Readonly<Record<number, PreviewFailure>> = { 401: 'signed-out', 404: 'gone', 429: 'busy', 503: 'busy' };

/** A rendered page, with the name of its values, and the nonce for requests in edit mode. */
export interface DrawnPage {
  html: string;
  state: string | null;
  nonce: string | null;
}

export type FetchedPage = DrawnPage | { why: PreviewFailure; error: Error };

/**
 * Returns a function that has the server render a document from its form's values. After the first request it sends only the difference to the values
 * rendered last, and all of them when the server no longer has those.
 */
export function createFetchPage(): (document: PreviewedDocument, data: unknown) => Promise<FetchedPage> {
  let last: { name: string; text: string } | undefined;

  async function ask(asked: object, text: string): Promise<Response> {
    const response = await fetch('/preview/render', {
      method: 'POST',
      headers: { 'content-type': 'application/gzip' },
      body: await zip(JSON.stringify(asked)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const name = response.headers.get(PREVIEW_STATE);
    last = response.ok && name ? { name, text } : undefined;
    return response;
  }

  return async (document, data) => {
    try {
      const text = JSON.stringify(data);
      // Keeps the state of listings in the URL.
      const query = location.search.slice(1);
      const shown = { ...document, ...(query && { query }) };
      const changed = last && { base: last.name, difference: findDifference(last.text, text) };
      const response = changed ? await ask({ ...shown, ...changed }, text) : undefined;
      const whole = response && response.status !== 409 ? response : await ask({ ...shown, data }, text);
      const { headers } = whole;
      if (whole.ok)
        return { html: await whole.text(), state: headers.get(PREVIEW_STATE), nonce: headers.get(NONCE_HEADER) };
      const error = new Error(`The preview could not be drawn: the server answered ${whole.status}.`);
      return { why: REASONS[whole.status] ?? 'server', error };
    } catch (error) {
      last = undefined;
      return { why: 'network', error: error as Error };
    }
  };
}

/** Compresses repetitive layouts to about a fifth, for every keystroke. */
function zip(text: string): Promise<ArrayBuffer> {
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  // Errors surface where the stream is read.
  Promise.all([writer.write(new TextEncoder().encode(text)), writer.close()]).catch(() => undefined);
  return new Response(readable).arrayBuffer();
}
