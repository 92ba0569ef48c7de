import type { PayloadRequest } from 'payload';
import type { LetterLogo } from '../../../letters/letterhead.ts';
import { isObject } from '../../../shared/isObject.ts';
import { DARK_COLOURS } from '../../../shared/style.ts';
import type { TypedWhere } from '../../database/queries/typedWhere.ts';
import type { Media, Theme } from '../../payload-types.ts';
import { publicUrlOf } from '../../publicUrl.ts';

/** Kinds of pictures that mail programs draw. */
const DRAWN = new Set(['image/png', 'image/jpeg', 'image/gif']);
/** Largest file in bytes: it is loaded with each letter. */
const MAX_BYTES = 200_000;
/** The largest box of the logo, in CSS px. */
const BOX = { width: 240, height: 44 };

/** A block “Logo” with its pictures, and whether it lies on a dark ground. */
interface PlacedLogo {
  picture: unknown;
  pictureOnDark: unknown;
  isOnDark: boolean;
}

/**
 * The operator's own logo in the published header, for light paper and for dark; the oldest header where pages choose among several. Undefined
 * where it has the emblem, where its file is none for mail programs, and for a logo that was drawn for a dark header alone.
 */
export async function readHeaderLogo(req: PayloadRequest, style: Theme['style']): Promise<LetterLogo | undefined> {
  const { docs } = await req.payload.find({
    collection: 'templates',
    where: {
      and: [{ kind: { equals: 'header' } }, { _status: { equals: 'published' } }],
    } satisfies TypedWhere<'templates'>,
    ...{ depth: 0, limit: 1, pagination: false, sort: 'id', req },
  });
  const placed = findLogo(docs[0]?.layout, style?.header === 'ink' || style?.header === 'brand');
  if (!placed) return undefined;
  const [plain, onDark] = await Promise.all([readMedia(req, placed.picture), readMedia(req, placed.pictureOnDark)]);
  if (!plain || (placed.isOnDark && !onDark)) return undefined;
  const size = sizeInBox(plain);
  const urlOf = ({ filename }: Media) => `${publicUrlOf(req.payload)}/media/${encodeURIComponent(filename ?? '')}`;
  return size && { ...size, url: urlOf(plain), urlOnDark: onDark && urlOf(onDark) };
}

/** The first logo with a picture in a stored layout, at any depth. */
function findLogo(value: unknown, isOnDark: boolean): PlacedLogo | undefined {
  if (Array.isArray(value)) return value.map((each) => findLogo(each, isOnDark)).find(Boolean);
  if (!isObject(value)) return undefined;
  const { backgroundColour, blockType, picture, pictureOnDark } = value;
  if (blockType === 'site-logo' && picture) return { picture, pictureOnDark, isOnDark };
  const inside = typeof backgroundColour === 'string' ? DARK_COLOURS.has(backgroundColour) : isOnDark;
  return findLogo(Object.values(value), inside);
}

async function readMedia(req: PayloadRequest, id: unknown): Promise<Media | undefined> {
  if (typeof id !== 'number') return undefined;
  const media = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req });
  const isDrawn = DRAWN.has(media?.mimeType ?? '') && (media?.filesize ?? Number.POSITIVE_INFINITY) <= MAX_BYTES;
  return isDrawn ? (media ?? undefined) : undefined;
}

/** Width and height in the box, in whole CSS px. */
function sizeInBox({ height, width }: Media): Pick<LetterLogo, 'height' | 'width'> | undefined {
  if (!width || !height) return undefined;
  const scale = Math.min(BOX.width / width, BOX.height / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
