import type { PayloadRequest } from 'payload';

/** Sends the studio's requests for a file to the address that visitors have it from, whichever storage holds it. */
export function showStoredFile(_req: PayloadRequest, { params }: { params: { filename: string } }): Response {
  return new Response(null, { status: 302, headers: { location: `/media/${encodeURIComponent(params.filename)}` } });
}
