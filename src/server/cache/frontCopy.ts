import { compressPage, makeEtag, type StoredPage } from './storedPage.ts';

/** Start of the head: a policy in a meta element applies only to what follows it. */
const HEAD_START = /^(?:<!doctype html>)?(?:<html[^>]*>)?(?:<head[^>]*>)?/i;

/**
 * The copy of a page for the disk, at the best compression, with its content security policy in a meta element: a web server in front sends
 * the same headers with every file, so the hashes of one page cannot be among them. `frame-ancestors` is ignored in a meta element; the web
 * server sends it.
 * @returns undefined when the page has no policy, because such a copy would be sent without any
 */
export async function makeFrontCopy(page: StoredPage): Promise<StoredPage | undefined> {
  const policy = page.headers['content-security-policy'];
  if (!policy) return undefined;
  const inside = policy
    .split(/;\s*/)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join(';');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inside.replaceAll('"', '&quot;')}">`;
  const text = page.bodies.identity.toString();
  const identity = Buffer.from(text.replace(HEAD_START, (start) => `${start}${meta}`));
  return compressPage(
    { ...page, headers: { ...page.headers, etag: makeEtag(identity) }, bodies: { identity } },
    'best',
  );
}
