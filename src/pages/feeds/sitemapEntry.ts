import { absoluteUrl } from '../../render/absoluteUrl.ts';
import { modifiedDate } from '../../render/isoDate.ts';
import { sharePicture } from '../../render/sharePicture.ts';
import type { DocumentView } from '../../render/types.ts';
import type { SitemapEntry } from './sitemap.ts';

type ListedDocument = Pick<DocumentView, 'image' | 'meta' | 'path' | 'publishedAt' | 'updatedAt'>;

/** A published document's row in the sitemap; undefined when an editor keeps it out of search engines. */
export function sitemapEntry(publicUrl: string, document: ListedDocument): SitemapEntry | undefined {
  if (document.meta.noindex) return undefined;
  const picture = sharePicture(publicUrl, document.image ?? document.meta.image);
  return {
    url: absoluteUrl(publicUrl, document.path),
    lastModified: modifiedDate(document) ?? '',
    images: picture ? [{ url: picture.url, ...(picture.alt && { title: picture.alt }) }] : [],
  };
}
