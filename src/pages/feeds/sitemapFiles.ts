import { isoDate } from '../../render/isoDate.ts';
import { buildSitemap, buildSitemapIndex, type SitemapEntry } from './sitemap.ts';

export interface SitemapLimits {
  /** More pages than this, and there is an index. */
  single: number;
  /** Pages in each file below an index. */
  perFile: number;
}

/** The protocol's limit is 50,000 pages and 50 MB; files below an index stay at half, so that bytes never matter. */
const LIMITS: SitemapLimits = { single: 50_000, perFile: 25_000 };

/**
 * Every sitemap file of the site by its path: `/sitemap.xml` alone, or as the index of `/sitemap-{type}-{n}.xml`.
 * @param groups the pages by type, such as `pages` and `posts`
 */
export function buildSitemapFiles(
  publicUrl: string,
  groups: Record<string, SitemapEntry[]>,
  limits = LIMITS,
): Map<string, string> {
  const all = Object.values(groups).flat();
  if (all.length <= limits.single) return new Map([['/sitemap.xml', buildSitemap(all)]]);
  const parts = Object.entries(groups).flatMap(([type, entries]) => partsOf(type, entries, limits.perFile));
  const index = buildSitemapIndex(
    parts.map(({ path, entries }) => ({ url: publicUrl + path, lastModified: newest(entries) })),
  );
  return new Map([
    ['/sitemap.xml', index],
    ...parts.map(({ path, entries }) => [path, buildSitemap(entries)] as const),
  ]);
}

function partsOf(type: string, entries: SitemapEntry[], size: number): { path: string; entries: SitemapEntry[] }[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => ({
    path: `/sitemap-${type}-${index + 1}.xml`,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}

function newest(entries: SitemapEntry[]): string {
  const dates = entries.map(({ lastModified }) => isoDate(lastModified) ?? '');
  return dates.sort().at(-1) ?? '';
}
