import { regionOf } from '../shared/formatLocales.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { Translate } from '../shared/messages/index.ts';
import { joinWords } from '../shared/messages/joinWords.ts';
import { formatMoney } from '../shared/money.ts';
import { monthRuns } from './monthRuns.ts';
import type { Tour } from './tour.ts';

/** Facts of a tour, with labels for editors. */
export const FACTS = {
  duration: 'Days and nights',
  route: 'Start and end',
  group: 'Size of the group',
  age: 'Minimum age',
  difficulty: 'Difficulty',
  languages: 'Languages of the guide',
  months: 'Best months',
  code: 'Code',
  price: 'Price from',
  destinations: 'Destinations',
  types: 'Types of tour',
} as const;
export type FactName = keyof typeof FACTS;

/** Translations and locale for facts. */
export interface FactWords {
  t: Translate;
  locale: LocaleCode;
}

/** Describes a fact for visitors; undefined where the tour does not have it. */
export function factOf(name: FactName, tour: Tour, words: FactWords): string | undefined {
  return READERS[name](tour, words)?.trim() || undefined;
}

const READERS: Readonly<Record<FactName, (tour: Tour, words: FactWords) => string | undefined>> = {
  duration: durationOf,
  route({ endPlace, startPlace }, { t }) {
    if (!startPlace || !endPlace) return startPlace ?? endPlace;
    return startPlace === endPlace
      ? t('tour.roundTrip', { place: startPlace })
      : t('tour.oneWay', { start: startPlace, end: endPlace });
  },
  group({ groupMax, groupMin }, { t }) {
    if (groupMin && groupMax && groupMin < groupMax) return t('tour.groupRange', { min: groupMin, max: groupMax });
    if (groupMax) return t('tour.groupMost', { max: groupMax });
    return groupMin ? t('tour.groupLeast', { min: groupMin }) : undefined;
  },
  age: ({ ageMin }, { t }) => (ageMin ? t('tour.ageFrom', { age: ageMin }) : undefined),
  difficulty({ difficulty }, { t }) {
    return difficulty && Object.hasOwn(DIFFICULTY_KEYS, difficulty) ? t(DIFFICULTY_KEYS[difficulty]) : undefined;
  },
  languages: ({ languages }, { locale }) =>
    listOf(
      languages.flatMap((code) => languageName(code, locale) ?? []),
      locale,
    ),
  months: ({ bestMonths }, words) => monthsText(bestMonths, words),
  code: ({ code }) => code,
  price: priceFrom,
  destinations: ({ destinations }, { t }) =>
    joinWords(
      destinations.map(({ title }) => title),
      t,
    ),
  types: ({ types }, { t }) =>
    joinWords(
      types.map(({ title }) => title),
      t,
    ),
};

const DIFFICULTY_KEYS = {
  easy: 'tour.difficulty.easy',
  moderate: 'tour.difficulty.moderate',
  demanding: 'tour.difficulty.demanding',
} as const;

/** Duration of a tour: days, and nights if any. */
export function durationOf({ days, nights }: Pick<Tour, 'days' | 'nights'>, { t }: FactWords): string {
  const dayCount = t('tour.days', { count: Number(days) || 1 });
  if (!(nights > 0)) return dayCount;
  return joinWords([dayCount, t('tour.nights', { count: nights })], t);
}

/** Lowest price with its basis, such as “from €480 per person”. */
export function priceFrom({ price }: Pick<Tour, 'price'>, { locale, t }: FactWords): string | undefined {
  if (typeof price.from !== 'number') return undefined;
  const amount = formatMoney(price.from, price.currency, locale);
  return t(price.basis === 'group' ? 'tour.fromGroup' : 'tour.fromPerson', { amount });
}

/** Months as text, such as “March to May, October”. */
function monthsText(months: readonly number[], { locale, t }: FactWords): string | undefined {
  const runs = monthRuns(months);
  if (!runs.length) return undefined;
  if (runs[0]?.from === 1 && runs[0].to === 12) return t('tour.allYear');
  const name = (month: number): string => monthName(month, locale);
  const texts = runs.flatMap(({ from, to }) => {
    if (from === to) return name(from);
    // Two months are listed, not shown as a range.
    return (from % 12) + 1 === to ? [name(from), name(to)] : t('tour.monthRun', { from: name(from), to: name(to) });
  });
  return joinWords(texts, t);
}

/** The name of a month, from 1 to 12. */
function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(regionOf(locale), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1),
  );
}

function languageName(code: string, locale: string): string | undefined {
  return /^[a-z]{2}$/.test(code) ? new Intl.DisplayNames(locale, { type: 'language' }).of(code) : undefined;
}

function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(regionOf(locale), { type: 'conjunction' }).format(names);
}
