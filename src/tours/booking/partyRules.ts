import type { Tour } from '../tour.ts';
import { ADULT, CHILD } from './units.ts';

/** Where a tour does not say until which age somebody is a child. */
export const DEFAULT_OLDEST_CHILD = 17;
/** Nobody is older; OCTO asks for a number. */
export const OLDEST = 120;

/** What a tour says of who may travel, in years. */
export type PartyRules = Pick<Tour, 'ageMin' | 'childAgeMax' | 'childrenAlone' | 'childrenPerAdult'>;

/** Why a party may not travel so: children on a journey for older people, without an adult, or too many for each adult. */
export type PartyFault = 'age' | 'alone' | 'perAdult';

/** First and last age of a unit, in whole years; undefined where nobody can be of it. */
export function agesOf(unit: string, { ageMin = 0, childAgeMax }: PartyRules): [number, number] | undefined {
  const ages: [number, number] =
    unit === CHILD ? [ageMin, childAgeMax] : [Math.max(ageMin, unit === ADULT ? childAgeMax + 1 : 0), OLDEST];
  return ages[0] <= ages[1] ? ages : undefined;
}

/**
 * Judges who wants to travel together by the rules of the tour; the cart, the checkout, partners and the studio all ask here.
 * @param units of each traveller
 * @returns the first rule that is broken; undefined where all are kept
 */
export function judgeParty(rules: PartyRules, units: readonly string[]): PartyFault | undefined {
  const children = units.filter((unit) => unit === CHILD).length;
  if (children === 0) return undefined;
  if (!agesOf(CHILD, rules)) return 'age';
  if (rules.childrenAlone) return undefined;
  const adults = units.length - children;
  if (adults === 0) return 'alone';
  return children > adults * (rules.childrenPerAdult ?? Number.POSITIVE_INFINITY) ? 'perAdult' : undefined;
}

/**
 * The most children in a party of a size.
 * @returns undefined where the tour has no rule of it
 */
export function mostChildren(rules: PartyRules, size: number | undefined): number | undefined {
  const { childrenAlone, childrenPerAdult } = rules;
  if (size === undefined || childrenAlone) return undefined;
  if (childrenPerAdult === undefined) return Math.max(0, size - 1);
  return Math.floor((size * childrenPerAdult) / (childrenPerAdult + 1));
}
