import type { Payload } from 'payload';
import * as v from 'valibot';
import { addToCount } from '../../cms/database/addToCount.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';
import { missedWords } from './rules/missedWords.ts';
import { SEARCH_MISSES_PATH } from './rules/searchMissesPath.ts';

/** The most rows that are kept; those counted least, and longest ago, give way. */
const MOST_MISSES = 1_000;
/** How many give way at once. */
const MAKE_ROOM = 100;

/** Counts a search in vain by its words: nothing of who searched is kept. */
export const searchMisses = defineFormEndpoint({
  path: SEARCH_MISSES_PATH,
  fields: { words: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)) },
  rateLimit: { name: 'search-misses', max: 20 },
  // The words, each of whose letters may take six bytes.
  maxBytes: 2048,
  isOfPages: true,
  async handle({ words }, { now, payload }) {
    const kept = missedWords(words);
    if (kept) await countMiss(payload, kept, now.toISOString().slice(0, 10));
    return { kind: 'done' };
  },
});

/**
 * Adds one to the count of some words.
 * @param day date in UTC, `2026-05-01`
 * @throws Error when the database cannot be written
 */
export async function countMiss(payload: Payload, words: string, day: string, most = MOST_MISSES): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'search-misses' });
  if (totalDocs >= most) await makeRoom(payload, Math.min(MAKE_ROOM, most));
  await addToCount(payload, { table: 'search_misses', key: words, columns: { words, day }, renewed: ['day'] });
}

async function makeRoom(payload: Payload, count: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'search-misses',
    sort: ['count', 'day'],
    limit: count,
    depth: 0,
    pagination: false,
  });
  await payload.delete({ collection: 'search-misses', where: { id: { in: docs.map(({ id }) => id) } } });
}
