/** One sitemap file: a list of pages, or an index of files. */
export type SitemapFile<Page> =
  | { kind: 'pages'; pages: readonly Page[] }
  | { kind: 'index'; files: readonly { path: string; pages: readonly Page[] }[] };

export interface SitemapLimits {
  /** With more pages than this there is an index. */
  single: number;
  /** Pages per file of an index. */
  perFile: number;
}

/** The protocol allows 50,000 pages and 50 MB; a tenth of it is written at once, and a crawler that looks for changes reads one small file. */
const LIMITS: SitemapLimits = { single: 5_000, perFile: 5_000 };

/** Paths that a sitemap file can have. */
const FILE = /^\/sitemap(?:-[a-z-]+-[1-9]\d{0,5})?\.xml$/;

/** Whether a path can be that of a sitemap file. */
export function isSitemapPath(path: string): boolean {
  return FILE.test(path);
}

/**
 * All sitemap files by path: `/sitemap.xml` alone, or as the index of `/sitemap-{type}-{n}.xml`.
 * @param groups the pages by type, such as `pages` and `posts`, in a stable order, so that pages stay in their file
 */
export function planSitemap<Page>(
  groups: Readonly<Record<string, readonly Page[]>>,
  limits = LIMITS,
): Map<string, SitemapFile<Page>> {
  const all = Object.values(groups).flat();
  if (all.length <= limits.single) return new Map([['/sitemap.xml', { kind: 'pages', pages: all }]]);
  const files = Object.entries(groups).flatMap(([type, pages]) => partsOf(type, pages, limits.perFile));
  return new Map<string, SitemapFile<Page>>([
    ['/sitemap.xml', { kind: 'index', files }],
    ...files.map(({ pages, path }) => [path, { kind: 'pages', pages }] as const),
  ]);
}

function partsOf<Page>(type: string, pages: readonly Page[], size: number): { path: string; pages: readonly Page[] }[] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) => ({
    path: `/sitemap-${type}-${index + 1}.xml`,
    pages: pages.slice(index * size, (index + 1) * size),
  }));
}
