import type { PayloadRequest } from 'payload';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import type { Media } from '../../payload-types.ts';
import { inDefaultLanguage } from '../../relations/inDefaultLanguage.ts';
import { NOT_TRASHED } from '../../trash/notTrashed.ts';
import { asWallPicture } from './asWallPicture.ts';
import { isFileName } from './isFileName.ts';
import { picturesUsedIn, readPictureUsage } from './pictureUsage.ts';
import { WALL_PAGE, type Wall, type WallFilter, type WallPicture } from './wallTypes.ts';

export interface WallQuery {
  /** Words of the search, all of which must be found. */
  words: readonly string[];
  filter: WallFilter;
  /** From 1. */
  page: number;
}

const TEXTS = ['filename', 'alt', 'title', 'description', 'caption'] as const;

type TextRow = Pick<Media, (typeof TEXTS)[number] | 'id'>;

/**
 * A page of the picture wall, newest first. Words are found in a picture's file name, its texts, and the titles of the
 * documents that use it, whatever their case and accents.
 */
export async function findPictures(req: PayloadRequest, { filter, page, words }: WallQuery): Promise<Wall> {
  const rows = await readTexts(req);
  const usage = words.length || filter === 'unused' ? await readPictureUsage(req) : new Map();
  const tests = words.map((word) => ({ folded: normalizeText(word), used: picturesUsedIn(usage, word) }));
  const ids = rows
    .filter(({ alt, id }) =>
      filter === 'unused' ? !usage.has(id) : filter === 'undescribed' ? isFileName(alt ?? '') : true,
    )
    .filter((row) => {
      const text = normalizeText(TEXTS.map((name) => row[name] ?? '').join('\n'));
      return tests.every(({ folded, used }) => used.has(row.id) || text.includes(folded));
    })
    .map(({ id }) => id);
  const shown = ids.slice((page - 1) * WALL_PAGE, page * WALL_PAGE);
  return {
    pictures: await readPictures(req, shown),
    total: ids.length,
    hasMore: ids.length > page * WALL_PAGE,
  };
}

/** Pictures by their ids, in that order; deleted ones are left out. */
export async function readPictures(req: PayloadRequest, ids: readonly number[]): Promise<WallPicture[]> {
  if (ids.length === 0) return [];
  const { docs } = await req.payload.db.find<Media>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
    where: { and: [{ id: { in: [...ids] } }, NOT_TRASHED] },
  });
  const byId = new Map(docs.map((doc) => [doc.id, asWallPicture(inDefaultLanguage(doc) as Media)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readTexts(req: PayloadRequest): Promise<TextRow[]> {
  const { docs } = await req.payload.db.find<TextRow>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
    select: Object.fromEntries(TEXTS.map((name) => [name, true])),
    sort: ['-createdAt', '-id'],
    where: NOT_TRASHED,
  });
  return docs.map((doc) => inDefaultLanguage(doc) as TextRow);
}
