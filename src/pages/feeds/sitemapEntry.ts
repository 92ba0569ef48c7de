import type { Media } from '../../content/documentTypes.ts';
import type { ListedAddress } from '../../content/listTypes.ts';
import { modifiedDate } from '../../render/isoDate.ts';
import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import { sharePicture } from '../../render/pictures/sharePicture.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The sitemap entry of a published document. */
export function sitemapEntry(
  publicUrl: string,
  document: Pick<ListedAddress, 'path' | 'publishedAt' | 'updatedAt'>,
  media?: Media | undefined,
): SitemapEntry {
  const picture = sharePicture(publicUrl, media);
  return {
    url: absoluteUrl(publicUrl, document.path),
    lastModified: modifiedDate(document) ?? '',
    images: picture ? [{ url: picture.url, ...(picture.alt && { title: picture.alt }) }] : [],
  };
}
