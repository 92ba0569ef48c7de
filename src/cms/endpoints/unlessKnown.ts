import { createHash } from 'node:crypto';

/**
 * Answers with JSON, or with 304 when whoever asks has the very same already. What is asked for every few seconds is mostly unchanged.
 * @param headers of the request
 */
export function unlessKnown(headers: Headers, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  // Personal data: nobody between the server and the editor may keep it.
  const own = { etag, 'cache-control': 'private, no-cache' };
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: own });
  return new Response(text, { headers: { ...own, 'content-type': 'application/json; charset=utf-8' } });
}
