import type { PayloadRequest } from 'payload';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import type { Media } from '../../payload-types.ts';
import { inDefaultLanguage } from '../../relations/inDefaultLanguage.ts';
import { NOT_TRASHED } from '../../trash/notTrashed.ts';
import { asWallPicture } from './asWallPicture.ts';
import { isFileName } from './isFileName.ts';
import { picturesUsedIn, readUsage } from './pictureUsage.ts';
import { WALL_PAGE, type Wall, type WallFilter, type WallPicture } from './wallTypes.ts';

export interface WallQuery {
  /** Words of the search, all of which must be found. */
  words: readonly string[];
  filter: WallFilter;
  /** Only pictures with it; empty: all. */
  tag: string;
  /** From 1. */
  page: number;
}

const TEXTS = ['filename', 'alt', 'title', 'description', 'caption'] as const;

/** Columns that are read of every picture. */
const READ = [...TEXTS, 'isDecorative', 'tags'] as const;

type TextRow = Pick<Media, (typeof READ)[number] | 'id'>;

/**
 * A page of the picture wall, newest first. Words are found in a picture's file name, its texts and tags, and the titles of
 * the documents that use it, whatever their case and accents.
 */
export async function findPictures(req: PayloadRequest, { filter, page, tag, words }: WallQuery): Promise<Wall> {
  const rows = await readTexts(req);
  const usage = words.length || filter === 'unused' ? await readUsage(req, 'media') : new Map();
  const tests = words.map((word) => ({ folded: normalizeText(word), used: picturesUsedIn(usage, word) }));
  const ids = rows
    .filter(({ tags }) => tag === '' || tags?.includes(tag))
    .filter(({ alt, id, isDecorative }) => {
      if (filter === 'unused') return !usage.has(id);
      return filter !== 'undescribed' || (!isDecorative && isFileName(alt ?? ''));
    })
    .filter((row) => {
      const text = normalizeText([...TEXTS.map((name) => row[name] ?? ''), ...(row.tags ?? [])].join('\n'));
      return tests.every(({ folded, used }) => used.has(row.id) || text.includes(folded));
    })
    .map(({ id }) => id);
  const shown = ids.slice((page - 1) * WALL_PAGE, page * WALL_PAGE);
  return {
    pictures: await readPictures(req, shown),
    total: ids.length,
    hasMore: ids.length > page * WALL_PAGE,
    tags: tagsOf(rows),
  };
}

function tagsOf(rows: readonly TextRow[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other)).map(([tag]) => tag);
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
    select: Object.fromEntries(READ.map((name) => [name, true])),
    sort: ['-createdAt', '-id'],
    where: NOT_TRASHED,
  });
  return docs.map((doc) => inDefaultLanguage(doc) as TextRow);
}
