import type { CountedKey } from '../../shared/messages/index.ts';
import type { RenderContext } from '../context.ts';
import type { ListingRequest } from './queryListing.ts';

/** Message keys for counted documents, by kind; other kinds are “found”. */
const COUNTED: Readonly<Record<string, CountedKey>> = {
  posts: 'filter.count.posts',
  tours: 'filter.count.tours',
};

/** Number of results of a listing, in words: “12 journeys”. */
export function countWordsOf(asked: ListingRequest, context: Pick<RenderContext, 't' | 'view'>): string {
  return countInWords(asked.list.totalDocs, asked, context);
}

/** Number of results of a listing, as text. */
function countInWords(count: number, { plan }: Pick<ListingRequest, 'plan'>, { t }: Pick<RenderContext, 't'>): string {
  const key = Object.hasOwn(COUNTED, plan.kind) ? COUNTED[plan.kind] : undefined;
  return key ? t(key, { count }) : t('filter.count', { count });
}

/** Number of results with a term, after its name, for screen readers and menus: “, 6 journeys”. */
export function countBehind(
  count: number,
  asked: Pick<ListingRequest, 'plan'>,
  context: Pick<RenderContext, 't' | 'view'>,
): string {
  return context.t('filter.behind', { found: countInWords(count, asked, context) });
}
