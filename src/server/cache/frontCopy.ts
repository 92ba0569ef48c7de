import { compressPage, makeEtag, type StoredPage } from './storedPage.ts';

/** Where the head begins: the policy must stand before anything it is to judge. */
const HEAD_START = /^(?:<!doctype html>)?(?:<html[^>]*>)?(?:<head[^>]*>)?/i;

/**
 * The copy of a page for the disk, compressed as well as can be, its content security policy inside: a web server in front
 * sends the same headers with every file, so a policy with the page's own hashes cannot be among them. `frame-ancestors` has
 * no meaning inside a page; the web server sends it.
 * @returns undefined when the page has no policy, because such a copy would go out without any
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
