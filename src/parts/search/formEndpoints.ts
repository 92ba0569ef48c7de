import type { Payload } from 'payload';
import * as v from 'valibot';
import { addToCount } from '../../cms/database/counters/addToCount.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';
import { missedSearches } from './rules/missedSearches.ts';
import { SEARCH_MISSES_PATH } from './rules/searchMissesPath.ts';

/** Maximum number of rows kept; beyond it, those with the lowest counts, oldest first, are deleted. */
const MAX_MISSES = 1_000;
/** Rows deleted at once. */
const MAKE_ROOM = 100;

/** Endpoint that counts a search without results by its words, without personal data. */
export const searchMisses = defineFormEndpoint({
  path: SEARCH_MISSES_PATH,
  fields: { words: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)) },
  rateLimit: { name: 'search-misses', max: 20 },
  // The words, with up to six bytes per character.
  maxBytes: 2048,
  isOfPages: true,
  async handle({ words }, { now, payload }) {
    const misses = missedSearches(words);
    if (misses) await countMiss(payload, misses, now.toISOString().slice(0, 10));
    return { kind: 'done' };
  },
});

/**
 * Increments the count of words without results.
 * @param day date in UTC, `2026-05-01`
 * @throws Error when the database cannot be written
 */
export async function countMiss(payload: Payload, words: string, day: string, most = MAX_MISSES): Promise<void> {
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
