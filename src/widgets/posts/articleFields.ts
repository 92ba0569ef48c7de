import type { Field } from 'payload';
import { choice } from '../../cms/fields/options.ts';

/** Condition of a field used with one source of articles only. */
export function shownFor(source: string) {
  return (_: unknown, siblings: { source?: string } | undefined): boolean => (siblings?.source ?? 'query') === source;
}

/** Fields for the choice of articles: by hand, or by categories and tags. */
export const chosenFields: Field[] = [
  {
    name: 'chosen',
    type: 'relationship',
    relationTo: 'posts',
    hasMany: true,
    label: 'Articles',
    admin: { condition: shownFor('chosen') },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    label: 'In these categories',
    admin: { condition: shownFor('query') },
  },
  {
    name: 'tags',
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    label: 'With these tags',
    admin: { condition: shownFor('query') },
  },
];

/** Fields for the details of a card. */
export const cardFields: Field[] = [
  { name: 'showExcerpt', type: 'checkbox', label: 'Summary', defaultValue: true },
  { name: 'showDate', type: 'checkbox', label: 'Date', defaultValue: false },
  { name: 'showCategory', type: 'checkbox', label: 'Category', defaultValue: true },
  choice('cardLevel', { h2: 'H2', h3: 'H3', h4: 'H4' }, { label: 'Level of titles', defaultValue: 'h3' }),
];
