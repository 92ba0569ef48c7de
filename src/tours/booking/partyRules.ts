import type { Tour } from '../tour.ts';
import { ADULT, CHILD } from './units.ts';

/** Default maximum age of a child, where a tour sets none. */
export const DEFAULT_OLDEST_CHILD = 17;
/** Upper age limit, since OCTO requires a number. */
export const OLDEST = 120;

/** A tour's rules for parties; ages in years. */
export type PartyRules = Pick<Tour, 'ageMin' | 'childAgeMax' | 'childrenAlone' | 'childrenPerAdult'>;

/** Broken rule of a party: children below the minimum age, without an adult, or too many for each adult. */
export type PartyFault = 'age' | 'alone' | 'perAdult';

/** First and last age of a unit, in whole years; undefined where no age belongs to it. */
export function agesOf(unit: string, { ageMin = 0, childAgeMax }: PartyRules): [number, number] | undefined {
  const ages: [number, number] =
    unit === CHILD ? [ageMin, childAgeMax] : [Math.max(ageMin, unit === ADULT ? childAgeMax + 1 : 0), OLDEST];
  return ages[0] <= ages[1] ? ages : undefined;
}

/**
 * Checks a party against the tour's rules; used by cart, checkout, partners and studio.
 * @param units of each traveller
 * @returns the first broken rule; undefined if none
 */
export function validateParty(rules: PartyRules, units: readonly string[]): PartyFault | undefined {
  const children = units.filter((unit) => unit === CHILD).length;
  if (children === 0) return undefined;
  if (!agesOf(CHILD, rules)) return 'age';
  if (rules.childrenAlone) return undefined;
  const adults = units.length - children;
  if (adults === 0) return 'alone';
  return children > adults * (rules.childrenPerAdult ?? Number.POSITIVE_INFINITY) ? 'perAdult' : undefined;
}

/**
 * Maximum number of children in a party of a size.
 * @returns undefined where the tour has no rule for it
 */
export function mostChildren(rules: PartyRules, size: number | undefined): number | undefined {
  const { childrenAlone, childrenPerAdult } = rules;
  if (size === undefined || childrenAlone) return undefined;
  if (childrenPerAdult === undefined) return Math.max(0, size - 1);
  return Math.floor((size * childrenPerAdult) / (childrenPerAdult + 1));
}
