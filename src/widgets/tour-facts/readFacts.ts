import type { TourFactsBlock } from '../../cms/payload-types.ts';
import { isObject } from '../../shared/isObject.ts';
import { FACTS, type FactName, type FactWords, factOf } from '../../tours/facts.ts';
import type { Tour } from '../../tours/tour.ts';

/** A displayed fact. */
export interface ShownFact {
  name: FactName;
  label: string;
  /** Row of the field with its name; undefined for the default name. */
  row: number | undefined;
  value: string;
}

/** Default facts. */
const USUAL_FACTS: readonly FactName[] = [
  'duration',
  'route',
  'group',
  'difficulty',
  'age',
  'languages',
  'months',
  'price',
];

/** The facts that a block lists and the tour has, without duplicates, in the block's order. */
export function readFacts({ facts }: Pick<TourFactsBlock, 'facts'>, tour: Tour, words: FactWords): ShownFact[] {
  const chosen = chosenFacts(facts);
  const shown = new Set<FactName>();
  return (chosen.length ? chosen : USUAL_FACTS.map((name) => ({ name, own: '', row: 0 }))).flatMap(
    ({ name, own, row }) => {
      const value = shown.has(name) ? undefined : factOf(name, tour, words);
      if (!value) return [];
      shown.add(name);
      return [{ name, value, label: own || words.t(`tour.fact.${name}`), row: own ? row : undefined }];
    },
  );
}

function chosenFacts(rows: unknown): { name: FactName; own: string; row: number }[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((value: unknown, row) => {
    const fact = isObject(value) ? value.fact : undefined;
    if (typeof fact !== 'string' || !Object.hasOwn(FACTS, fact)) return [];
    const label = (value as { label?: unknown }).label;
    return [{ name: fact as FactName, own: typeof label === 'string' ? label.trim() : '', row }];
  });
}
