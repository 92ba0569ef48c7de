import { createHash } from 'node:crypto';

/**
 * JSON response with an ETag, or 304 when the client has the same already; for polled endpoints, which are mostly
 * unchanged.
 * @param headers of the request
 */
export function unlessKnown(headers: Headers, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  // Personal data: no shared cache may store it.
  const own = { etag, 'cache-control': 'private, no-cache' };
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: own });
  return new Response(text, { headers: { ...own, 'content-type': 'application/json; charset=utf-8' } });
}
