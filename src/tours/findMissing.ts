import { isEmptyValue } from '../shared/isEmptyValue.ts';
import { isObject } from '../shared/isObject.ts';
import { msg, t, tCount } from '../shared/studioWords/t.ts';
import { promotionIn } from './promotionWords.ts';
import { readTour } from './readTour.ts';
import type { Tour } from './tour.ts';
import { DEPARTURES } from './words.ts';

/** Something missing in a tour, for editors. */
export interface Missing {
  /** Path of the field, with dots for groups. */
  field: string;
  says: string;
  /** Required for a traveller's decision or by law (reference); the rest is recommended. */
  isNeeded: boolean;
}

type Rule = (tour: Tour, stored: Record<string, unknown>, facts: SaleFacts) => string | undefined;

/** Facts beside the tour. */
export interface SaleFacts {
  /** Upcoming bookable departures; undefined: not known. */
  openDepartures?: number | undefined;
}

interface Entry extends Omit<Missing, 'says'> {
  rule: Rule;
}

const FEW_PICTURES = 4;
const FEW_POINTS = 2;
const FEW_QUESTIONS = 3;

/** In the order of the form. Required are facts of the Package Travel Directive (2015/2302) that a page can show, and those of cards. */
const RULES: readonly Entry[] = [
  needed(
    'title',
    when((tour) => !tour.title, msg('It has no title.')),
  ),
  better('title', ({ title }) => {
    const word = promotionIn(title);
    return word
      ? t('Leave “{word}” out of the title: travel search takes no title with an offer.', { word })
      : undefined;
  }),
  needed(
    'code',
    when((tour) => !tour.code, msg('Give it a code, so that travellers can name it to you.')),
  ),
  needed('destinations', (_, { destinations }) =>
    isEmptyValue(destinations) ? t('Say where it goes: choose a destination.') : undefined,
  ),
  needed(
    'excerpt',
    when((tour) => !tour.excerpt, msg('Write the summary; cards and search results show it.')),
  ),
  needed('featuredImage', (_, { featuredImage }) =>
    isEmptyValue(featuredImage) ? t('Choose the featured picture.') : undefined,
  ),
  better('gallery', (_, { gallery }) =>
    countOf(gallery) < FEW_PICTURES
      ? t('Add pictures to the gallery: {count} or more.', { count: FEW_PICTURES })
      : undefined,
  ),
  needed(
    'startPlace',
    when((tour) => !tour.startPlace, msg('Say where it begins.')),
  ),
  needed(
    'endPlace',
    when((tour) => !tour.endPlace, msg('Say where it ends.')),
  ),
  needed('days', (_, { days }) => (isEmptyValue(days) ? t('Say how many days it takes.') : undefined)),
  needed(
    'groupMin',
    when(
      (tour) => tour.groupMin === undefined,
      msg('Say how many travellers it needs to set out; the law asks for it.'),
    ),
  ),
  needed(
    'groupMax',
    when((tour) => tour.groupMax === undefined, msg('Say how large a group can be.')),
  ),
  better(
    'ageMin',
    when((tour) => tour.ageMin === undefined, msg('Say from which age on it is suitable.')),
  ),
  better(
    'difficulty',
    when((tour) => !tour.difficulty, msg('Say how hard it is.')),
  ),
  better(
    'languages',
    when((tour) => tour.languages.length === 0, msg('Say which languages the guide speaks.')),
  ),
  better(
    'bestMonths',
    when((tour) => tour.bestMonths.length === 0, msg('Choose the best months.')),
  ),
  better(
    'highlights',
    when((tour) => tour.highlights.length === 0, msg('Name its highlights.')),
  ),
  needed(
    'included',
    when((tour) => tour.included.length === 0, msg('List what is included.')),
  ),
  needed(
    'excluded',
    when((tour) => tour.excluded.length === 0, msg('List what is not included.')),
  ),
  better(
    'bring',
    when((tour) => tour.bring.length === 0, msg('Say what to bring.')),
  ),
  better(
    'fitNote',
    when((tour) => !tour.fitNote, msg('Say for whom it is not right. Travellers trust a page that does.')),
  ),
  needed('itinerary', sayUndescribed),
  needed('itinerary', sayUnslept),
  better(
    'points',
    when((tour) => tour.points.length < FEW_POINTS, msg('Put two places or more on the map, and the route is drawn.')),
  ),
  needed(
    'price.from',
    when((tour) => tour.price.from === undefined, msg('Say what it costs at least.')),
  ),
  needed('price.from', sayLower),
  needed(
    'price.deposit',
    when((tour) => tour.price.deposit === undefined, msg('Say how much is paid as a deposit; 0 where there is none.')),
  ),
  needed(
    'cancellation',
    when(
      (tour) => tour.cancellation.length === 0,
      msg('Say what is kept when a traveller cancels; the law asks for it.'),
    ),
  ),
  better('faq', ({ faq }) =>
    faq.length < FEW_QUESTIONS
      ? tCount('Answer {count} question or more.', 'Answer {count} questions or more.', FEW_QUESTIONS)
      : undefined,
  ),
  needed(DEPARTURES, (tour, _, { openDepartures }) =>
    tour.enquiryMode === 'dated' && openDepartures === 0
      ? t(
          'It is asked for by its dates, and has no open departure to come. Add one, or let it be asked for on request.',
        )
      : undefined,
  ),
];

/**
 * Missing fields of a tour before it can be sold, required ones first.
 * @param stored form values; may be invalid
 */
export function findMissing(stored: unknown, facts: SaleFacts = {}): Missing[] {
  const values = isObject(stored) ? stored : {};
  const tour = readTour(values, () => []);
  const found = RULES.flatMap(({ rule, ...entry }) => {
    const says = rule(tour, values, facts);
    return says ? [{ ...entry, says }] : [];
  });
  return [...found.filter(({ isNeeded }) => isNeeded), ...found.filter(({ isNeeded }) => !isNeeded)];
}

function needed(field: string, rule: Rule): Entry {
  return { field, rule, isNeeded: true };
}

function better(field: string, rule: Rule): Entry {
  return { field, rule, isNeeded: false };
}

function when(lacks: (tour: Tour) => boolean, says: string): Rule {
  return (tour) => (lacks(tour) ? t(says) : undefined);
}

function sayUndescribed({ days, itinerary }: Tour): string | undefined {
  const lacking = range(1, days).filter((day) => !itinerary.some((each) => each.day <= day && day <= each.dayTo));
  if (lacking.length === 0) return undefined;
  return lacking.length === days
    ? t('Describe its days.')
    : t('Nothing is said of {days}.', { days: dayNames(lacking) });
}

function sayUnslept({ itinerary, nights }: Tour): string | undefined {
  const lacking = range(1, nights).filter((day) => {
    const described = itinerary.find((each) => each.day <= day && day <= each.dayTo);
    return described && !described.stay;
  });
  return lacking.length > 0 ? t('Say where the night is spent: {days}.', { days: dayNames(lacking) }) : undefined;
}

/** A price “from” above another price on the same page is misleading, and so is one below all prices of the table by party, which nobody can book. */
function sayLower({ price }: Tour): string | undefined {
  const lowest = Math.min(...[...price.seasons, ...price.parties].map((each) => each.price));
  if (price.from === undefined || lowest === price.from) return undefined;
  if (lowest < price.from) return t('The price from is higher than one by season or by party. Write the lowest.');
  return price.isByParty
    ? t(
        'The price from is lower than each by size of the party, so nobody can book for it. Write the lowest of the table.',
      )
    : undefined;
}

function dayNames(days: readonly number[]): string {
  const shown = days.slice(0, 5);
  const list = shown.join(', ');
  return days.length > shown.length
    ? t('days {list} and more', { list })
    : tCount('day {list}', 'days {list}', days.length, { list });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
