import { type CountedKeys, counted } from '../../shared/messages/counted.ts';
import type { RenderContext } from '../context.ts';
import type { AskedListing } from './askListing.ts';

/** Message keys for counted documents, by kind; other kinds are “found”. */
const COUNTED: Readonly<Record<string, CountedKeys>> = {
  posts: { one: 'filter.count.posts.one', other: 'filter.count.posts.other' },
  tours: { one: 'filter.count.tours.one', other: 'filter.count.tours.other' },
};

/** The number of documents of a listing, in words: “12 journeys”. */
export function countWordsOf({ list, plan }: AskedListing, { t, view }: Pick<RenderContext, 't' | 'view'>): string {
  const keys = Object.hasOwn(COUNTED, plan.kind) ? COUNTED[plan.kind] : undefined;
  return counted(t, view.locale, list.totalDocs, keys ?? { other: 'filter.count' });
}
