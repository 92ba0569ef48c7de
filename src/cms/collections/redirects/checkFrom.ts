import type { CollectionSlug, PayloadRequest } from 'payload';
import { canonicalPath } from '../../../shared/urls.ts';
import { PATH_COLLECTIONS } from '../../fields/findPathOwner.ts';

/** Addresses that the site answers before it looks for a redirect. */
const OWN =
  /^\/(?:(?:admin|api|search|_next\/static|wp-json\/rihla)\/|(?:articles|feed|healthz|readyz|robots\.txt|favicon\.(?:ico|svg)|sitemap(?:-[a-z]+-\d+)?\.xml)\/$)/;
const TERM = /^\/(category|tag)\/([^/]+)\//;
const TERM_COLLECTIONS = { category: 'categories', tag: 'tags' } as const satisfies Record<string, CollectionSlug>;

/**
 * Whether a redirect from an address could ever act.
 * @param path in the form of `canonicalPath`, or what was typed when it has no such form
 * @returns true, or why not and what to do
 */
export async function checkFrom(path: string, req: PayloadRequest): Promise<string | true> {
  if (/^\/?https?:/i.test(path))
    return 'Write the path alone, such as /old-page/, without https:// and the name of the site.';
  if (!path.startsWith('/')) return 'Write a path such as /old-page/.';
  if (/[?#]/.test(path)) return 'A redirect goes by the path alone. Leave out what begins with ? or #.';
  if (canonicalPath(path) === undefined) return 'This cannot be an address. Check it for stray % signs.';
  if (OWN.test(path)) return `${path} is used by the site itself, so nobody would be led on. Choose another address.`;
  const title = (await findDocument(path, req)) ?? (await findTerm(path, req));
  return title === undefined
    ? true
    : `“${title}” is published at this address, and it comes before a redirect. Move it or take it back first.`;
}

async function findDocument(path: string, req: PayloadRequest): Promise<string | undefined> {
  for (const collection of PATH_COLLECTIONS) {
    const title = await findTitle(collection, { path: { equals: path }, _status: { equals: 'published' } }, req);
    if (title !== undefined) return title;
  }
  return undefined;
}

async function findTerm(path: string, req: PayloadRequest): Promise<string | undefined> {
  const [, kind, slug] = path.match(TERM) ?? [];
  if (!kind || !slug) return undefined;
  return findTitle(TERM_COLLECTIONS[kind as keyof typeof TERM_COLLECTIONS], { slug: { equals: slug } }, req);
}

async function findTitle(
  collection: CollectionSlug,
  where: Record<string, { equals: string }>,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { title: true } as never,
    req,
  });
  const [doc] = docs as { title?: string | null }[];
  return doc && (doc.title ?? '');
}
