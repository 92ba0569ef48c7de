import { isoDate } from '../../render/isoDate.ts';
import { escapeXml, textElement, XML_DECLARATION } from './xml.ts';

/** A page in the sitemap: canonical, status 200, indexable. */
export interface SitemapEntry {
  /** Absolute, percent-encoded. */
  url: string;
  /** Time of the last content change; empty when unknown. */
  lastModified: string;
  images: { url: string; title?: string }[];
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** One sitemap file of at most 50,000 pages (limit of the protocol). */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
  return `${XML_DECLARATION}\n<urlset ${NAMESPACES}>\n${entries.map((entry) => `${urlElement(entry)}\n`).join('')}</urlset>\n`;
}

/** The sitemap index, for sites that need several files. */
export function buildSitemapIndex(files: readonly Pick<SitemapEntry, 'url' | 'lastModified'>[]): string {
  const rows = files.map(({ url, lastModified }) => `<sitemap>${location(url, lastModified)}</sitemap>\n`);
  return `${XML_DECLARATION}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

function urlElement({ images, lastModified, url }: SitemapEntry): string {
  const pictures = images.map(
    (image) =>
      `<image:image>${textElement('image:loc', image.url)}${textElement('image:title', image.title)}</image:image>`,
  );
  return `<url>${location(url, lastModified)}${pictures.join('')}</url>`;
}

function location(url: string, lastModified: string): string {
  return `<loc>${escapeXml(url)}</loc>${textElement('lastmod', isoDate(lastModified))}`;
}
