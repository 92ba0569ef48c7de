import type { CollectionSlug, PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { canonicalPath } from '../../../shared/urls.ts';
import { documentsOf, taxonomiesOf } from '../../documentFacts.ts';

/** Paths that the site answers before it looks for a redirect. */
const OWN =
  /^\/(?:(?:admin|api|search|_next\/static|wp-json\/rihla)\/|(?:feed|healthz|readyz|robots\.txt|favicon\.(?:ico|svg)|sitemap(?:-[a-z]+-\d+)?\.xml)\/$)/;

/**
 * Whether a redirect from a path could ever take effect.
 * @param path in the form of `canonicalPath`, or as typed when it has no such form
 * @returns true, or why not and what to do
 */
export async function checkFrom(path: string, req: PayloadRequest): Promise<string | true> {
  if (/^\/?https?:/i.test(path))
    return t('Write the path alone, such as /old-page/, without https:// and the name of the site.');
  if (!path.startsWith('/')) return t('Write a path such as /old-page/.');
  if (/[?#]/.test(path)) return t('A redirect goes by the path alone. Leave out what begins with ? or #.');
  if (canonicalPath(path) === undefined) return t('This cannot be an address. Check it for stray % signs.');
  const isArchive = documentsOf(req.payload.config).some(({ archive }) => archive === path);
  if (OWN.test(path) || isArchive)
    return t('{path} is used by the site itself, so nobody would be led on. Choose another address.', { path });
  const title = (await findDocument(path, req)) ?? (await findTerm(path, req));
  return title === undefined
    ? true
    : t('“{title}” is published at this address, and it comes before a redirect. Move it or take it back first.', {
        title,
      });
}

async function findDocument(path: string, req: PayloadRequest): Promise<string | undefined> {
  for (const { slug: collection } of documentsOf(req.payload.config)) {
    const title = await findTitle(collection, { path: { equals: path }, _status: { equals: 'published' } }, req);
    if (title !== undefined) return title;
  }
  return undefined;
}

async function findTerm(path: string, req: PayloadRequest): Promise<string | undefined> {
  for (const { basePath, slug: collection } of taxonomiesOf(req.payload.config)) {
    const slug = path.startsWith(basePath) ? path.slice(basePath.length).split('/')[0] : '';
    if (slug) return findTitle(collection, { slug: { equals: slug } }, req);
  }
  return undefined;
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
    select: { title: true },
    req,
  });
  const [doc] = docs as { title?: string | null }[];
  return doc && (doc.title ?? '');
}
