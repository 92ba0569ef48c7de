import { digitsOf, regionOf } from '../../shared/formatLocales.ts';
import { joinWords } from '../../shared/messages/joinWords.ts';
import type { FactWords } from '../../tours/facts.ts';
import type { TourDay } from '../../tours/tour.ts';

const MEAL_KEYS = {
  breakfast: 'itinerary.meals.breakfast',
  lunch: 'itinerary.meals.lunch',
  dinner: 'itinerary.meals.dinner',
} as const;

/** A fact of a day beside its text. */
export interface DayFact {
  name: 'transport' | 'stay' | 'meals' | 'altitude';
  label: string;
  value: string;
}

/** Label of a day: its number, or the first and last of several. */
export function dayLabel({ day, dayTo }: Pick<TourDay, 'day' | 'dayTo'>, { t }: Pick<FactWords, 't'>): string {
  return dayTo > day ? t('itinerary.days', { from: day, to: dayTo }) : t('itinerary.day', { day });
}

/** The facts of a day in words, without empty ones. */
export function dayFacts(day: TourDay, words: FactWords): DayFact[] {
  const { t } = words;
  const facts: [DayFact['name'], string, string | undefined][] = [
    ['transport', t('itinerary.transport'), wayOf(day, words)],
    ['stay', t('itinerary.stay'), day.stay],
    ['meals', t('itinerary.meals'), mealsOf(day, words)],
    ['altitude', t('itinerary.height'), altitudeOf(day, words)],
  ];
  return facts.flatMap(([name, label, value]) => (value ? [{ name, label, value }] : []));
}

function wayOf({ distanceKm, hours, transport }: TourDay, { locale, t }: FactWords): string | undefined {
  const number = (value: number): string =>
    new Intl.NumberFormat(digitsOf(locale), { maximumFractionDigits: 1 }).format(value);
  const long = [
    distanceKm ? t('itinerary.distance', { km: number(distanceKm) }) : undefined,
    hours ? t('itinerary.hours', { count: hours, hours: number(hours) }) : undefined,
  ];
  return joinWords([transport, ...long], t) || undefined;
}

function mealsOf({ meals }: TourDay, { locale, t }: FactWords): string | undefined {
  const names = meals.flatMap((meal) => (Object.hasOwn(MEAL_KEYS, meal) ? [t(MEAL_KEYS[meal])] : []));
  const listed = new Intl.ListFormat(regionOf(locale), { type: 'conjunction' }).format(names);
  return listed && listed.slice(0, 1).toLocaleUpperCase(locale) + listed.slice(1);
}

function altitudeOf({ altitude }: TourDay, { locale, t }: FactWords): string | undefined {
  if (typeof altitude !== 'number') return undefined;
  return t('itinerary.altitude', { metres: new Intl.NumberFormat(digitsOf(locale)).format(altitude) });
}
