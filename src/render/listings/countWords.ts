import { type CountedKeys, counted } from '../../shared/messages/counted.ts';
import type { RenderContext } from '../context.ts';
import type { AskedListing } from './askListing.ts';

/** What the documents of a kind are called when they are counted; those of any other are “found”. */
const COUNTED: Readonly<Record<string, CountedKeys>> = {
  posts: { one: 'filter.count.posts.one', other: 'filter.count.posts.other' },
  tours: { one: 'filter.count.tours.one', other: 'filter.count.tours.other' },
};

/** How many a listing has, in words: “12 journeys”. */
export function countWordsOf({ list, plan }: AskedListing, { t, view }: Pick<RenderContext, 't' | 'view'>): string {
  const keys = Object.hasOwn(COUNTED, plan.kind) ? COUNTED[plan.kind] : undefined;
  return counted(t, view.locale, list.totalDocs, keys ?? { other: 'filter.count' });
}
