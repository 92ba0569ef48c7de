import type { PayloadRequest } from 'payload';

/** Redirects the studio's requests for a file to its public URL, whichever storage holds it. */
export function showStoredFile(_req: PayloadRequest, { params }: { params: { filename: string } }): Response {
  return new Response(null, { status: 302, headers: { location: `/media/${encodeURIComponent(params.filename)}` } });
}
