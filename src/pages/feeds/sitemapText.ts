import type { ListedAddress } from '../../content/listTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { isoDate } from '../../render/isoDate.ts';
import { buildSitemap, buildSitemapIndex } from './sitemap.ts';
import { sitemapEntry } from './sitemapEntry.ts';
import { isSitemapPath, planSitemap } from './sitemapFiles.ts';

interface SitemapParts {
  content: Pick<ContentReader, 'listAddresses' | 'listTranslations' | 'pictures'>;
  /** Document kinds, in the order of the index. */
  kinds: readonly string[];
  publicUrl: string;
}

/**
 * A sitemap file, with the pictures of its own pages only.
 * @returns undefined for a path without one
 */
export async function sitemapText(
  path: string,
  { content, kinds, publicUrl }: SitemapParts,
): Promise<string | undefined> {
  if (!isSitemapPath(path)) return undefined;
  const groups: Record<string, ListedAddress[]> = {};
  for (const kind of kinds) groups[kind] = await content.listAddresses(kind);
  const listed = Object.entries(groups).flatMap(([kind, pages]) => pages.map(({ id }) => `${kind}:${id}`));
  const translations = await content.listTranslations(new Set(listed));
  if (translations.length > 0) groups.translations = translations;
  const file = planSitemap(groups).get(path);
  if (!file) return undefined;
  if (file.kind === 'index')
    return buildSitemapIndex(
      file.files.map(({ pages, path: part }) => ({ url: publicUrl + part, lastModified: newest(pages, publicUrl) })),
    );
  const pictures = await content.pictures(file.pages.flatMap(({ picture }) => picture ?? []));
  return buildSitemap(
    file.pages.map((page) => sitemapEntry(publicUrl, page, page.picture ? pictures.get(page.picture) : undefined)),
  );
}

function newest(pages: readonly ListedAddress[], publicUrl: string): string {
  let latest = '';
  for (const page of pages) {
    const date = isoDate(sitemapEntry(publicUrl, page).lastModified) ?? '';
    if (date > latest) latest = date;
  }
  return latest;
}
