import { languageMark } from '../text/languageMarks.ts';
import type { Media, PageView } from '../types.ts';

/** A picture for sharing: Open Graph, structured data, feeds. */
export interface SharePicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** Minimum width for a large card on social networks. */
const LARGE_CARD_WIDTH = 1200;

/** Formats that every network supports. */
const SHAREABLE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

type StoredFile = Pick<Media, 'filename' | 'mimeType' | 'width' | 'height'>;

/** The JPEG renditions of a picture, widest first; without any, the original if networks support its format. */
export function sharePictures(publicUrl: string, media: Media): SharePicture[] {
  const renditions = Object.values(media.sizes ?? {}).filter((file) => file?.mimeType === 'image/jpeg');
  const pictures = described(publicUrl, media, renditions);
  return pictures.length ? pictures : described(publicUrl, media, [media]);
}

/** The smallest rendition that is large enough for a large card, else the widest there is. */
export function sharePicture(publicUrl: string, media: Media | undefined): SharePicture | undefined {
  const pictures = media ? sharePictures(publicUrl, media) : [];
  return pictures.findLast((picture) => picture.width >= LARGE_CARD_WIDTH) ?? pictures[0];
}

/** A picture in the metadata of a page, which cannot mark a language: a description in another is left out. */
export function pagePicture(view: PageView, media: Media | undefined): SharePicture | undefined {
  const picture = sharePicture(view.publicUrl, media);
  return picture && media && languageMark(media, view) ? { ...picture, alt: '' } : picture;
}

function described(publicUrl: string, media: Media, files: StoredFile[]): SharePicture[] {
  return files
    .flatMap(({ filename, mimeType, width, height }) =>
      filename && mimeType && width && height && SHAREABLE_TYPES.has(mimeType)
        ? [{ url: mediaUrl(publicUrl, filename), type: mimeType, width, height, alt: (media.alt ?? '').toWellFormed() }]
        : [],
    )
    .sort((one, other) => other.width - one.width);
}

/** The absolute URL of a stored file. */
function mediaUrl(publicUrl: string, filename: string): string {
  return `${publicUrl}/media/${encodeURIComponent(filename.toWellFormed())}`;
}
