import type { PreviewedDocument, PreviewFailure } from '../../../shared/preview/messages.ts';

/** How long one page may take before it counts as lost, in ms. */
const PATIENCE_MS = 20_000;

const REASONS: Readonly<Record<number, PreviewFailure>> = { 401: 'signed-out', 404: 'gone', 429: 'busy', 503: 'busy' };

export type FetchedPage = { html: string } | { why: PreviewFailure; error: Error };

/** Has the server draw a document from the values of its form. */
export async function fetchPage(document: PreviewedDocument, data: unknown): Promise<FetchedPage> {
  try {
    const response = await fetch('/preview/render', {
      method: 'POST',
      headers: { 'content-type': 'application/gzip' },
      body: await zip(JSON.stringify({ ...document, data })),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { html: await response.text() };
    const error = new Error(`The preview could not be drawn: the server answered ${response.status}.`);
    return { why: REASONS[response.status] ?? 'server', error };
  } catch (error) {
    return { why: 'network', error: error as Error };
  }
}

/** A layout is made of the same words over and over: it goes in a fifth of its bytes, with every keystroke. */
function zip(text: string): Promise<ArrayBuffer> {
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  // What goes wrong is told where it is read.
  Promise.all([writer.write(new TextEncoder().encode(text)), writer.close()]).catch(() => undefined);
  return new Response(readable).arrayBuffer();
}
