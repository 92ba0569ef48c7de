import { type CountedKeys, counted } from '../../shared/messages/counted.ts';
import type { RenderContext } from '../context.ts';
import type { ListingRequest } from './queryListing.ts';

/** Message keys for counted documents, by kind; other kinds are “found”. */
const COUNTED: Readonly<Record<string, CountedKeys>> = {
  posts: { one: 'filter.count.posts.one', other: 'filter.count.posts.other' },
  tours: { one: 'filter.count.tours.one', other: 'filter.count.tours.other' },
};

/** How many a listing has, in words: “12 journeys”. */
export function countWordsOf(asked: ListingRequest, context: Pick<RenderContext, 't' | 'view'>): string {
  return countInWords(asked.list.totalDocs, asked, context);
}

/** So many of what a listing lists. */
function countInWords(
  count: number,
  { plan }: Pick<ListingRequest, 'plan'>,
  { t, view }: Pick<RenderContext, 't' | 'view'>,
): string {
  const keys = Object.hasOwn(COUNTED, plan.kind) ? COUNTED[plan.kind] : undefined;
  return counted(t, view.locale, count, keys ?? { other: 'filter.count' });
}

/** How many a term would leave, behind its name, as screen readers and menus say it: “, 6 journeys”. */
export function countBehind(
  count: number,
  asked: Pick<ListingRequest, 'plan'>,
  context: Pick<RenderContext, 't' | 'view'>,
): string {
  return context.t('filter.behind', { found: countInWords(count, asked, context) });
}
