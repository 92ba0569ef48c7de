import type { TourListsBlock } from '../../cms/payload-types.ts';
import { isObject } from '../../shared/isObject.ts';
import type { Tour } from '../../tours/tour.ts';

/** Lists of a tour, with labels for editors. `fit` is a text. */
export const LISTS = {
  highlights: 'Highlights',
  included: 'What is included',
  excluded: 'What is not',
  bring: 'What to bring',
  fit: 'For whom it is',
} as const;
export type ListName = keyof typeof LISTS;

/** A displayed list. */
export interface ShownList {
  name: ListName;
  /** The editor's own title. */
  own: string;
  /** Row of the field. */
  row: number;
  lines: string[];
}

const USUAL: readonly ListName[] = ['included', 'excluded'];

/** The lists that a block has set and the tour has, without duplicates, in the block's order. */
export function readLists({ lists }: Pick<TourListsBlock, 'lists'>, tour: Tour): ShownList[] {
  const chosen = chosenLists(lists);
  const seen = new Set<ListName>();
  return (chosen.length ? chosen : USUAL.map((name) => ({ name, own: '', row: 0 }))).flatMap((each) => {
    const lines = seen.has(each.name) ? [] : linesOf(each.name, tour);
    seen.add(each.name);
    return lines.length ? [{ ...each, lines }] : [];
  });
}

function linesOf(name: ListName, tour: Tour): string[] {
  if (name === 'fit') return (tour.fitNote ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return tour[name].map(({ text }) => text);
}

function chosenLists(rows: unknown): { name: ListName; own: string; row: number }[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((value: unknown, row) => {
    const list = isObject(value) ? value.list : undefined;
    if (typeof list !== 'string' || !Object.hasOwn(LISTS, list)) return [];
    const label = (value as { label?: unknown }).label;
    return [{ name: list as ListName, own: typeof label === 'string' ? label.trim() : '', row }];
  });
}
