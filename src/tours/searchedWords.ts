import { isObject } from '../shared/isObject.ts';
import { MONTH_BANDS } from './bands.ts';
import { readTour } from './readTour.ts';
import type { Tour } from './tour.ts';
import { DIFFICULTIES, MONTHS } from './words.ts';

/** Fields of a tour that are indexed, beside title, summary and layout. */
export const SEARCHED_FIELDS = [
  'code',
  'days',
  'startPlace',
  'endPlace',
  'difficulty',
  'bestMonths',
  'months',
  'itinerary',
  'points',
  'highlights',
  'included',
  'bring',
  'fitNote',
  'faq',
] as const;

/** Maximum nesting depth of a rich text; deeper ones are damaged. */
const MAX_DEPTH = 30;

/** Searchable text of a tour: facts, and all its texts. Never throws. */
export function searchedWords(stored: Readonly<Record<string, unknown>>): { facts: string; text: string } {
  const tour = readTour(stored, () => []);
  return { facts: factsOf(tour).join(' '), text: textsOf(tour).join(' ') };
}

function factsOf({
  bestMonths,
  code,
  days,
  difficulty,
  endPlace,
  itinerary,
  months,
  points,
  startPlace,
}: Tour): string[] {
  return known([
    code,
    days === 1 ? '1 day' : `${days} days`,
    startPlace,
    endPlace,
    difficulty && DIFFICULTIES[difficulty],
    ...MONTH_BANDS.filter(({ slug }) => months.includes(slug)).map(({ title }) => title),
    ...bestMonths.map((month) => MONTHS[String(month) as keyof typeof MONTHS]),
    ...points.map(({ title }) => title),
    ...itinerary.flatMap(({ places, stay }) => [places, stay]),
  ]);
}

function textsOf({ bring, faq, fitNote, highlights, included, itinerary }: Tour): string[] {
  return known([
    ...[...highlights, ...included, ...bring].map(({ text }) => text),
    ...itinerary.flatMap(({ optional, text, title }) => [title, wordsIn(text), ...optional.map((each) => each.title)]),
    ...faq.flatMap(({ answer, question }) => [question, wordsIn(answer)]),
    fitNote,
  ]);
}

function known(words: readonly (string | undefined)[]): string[] {
  return [...new Set(words.filter((word): word is string => Boolean(word)))];
}

/** Plain text of a rich text, with spaces between paragraphs. */
function wordsIn(node: unknown, depth = 0): string {
  if (!isObject(node) || depth > MAX_DEPTH) return '';
  if (typeof node.text === 'string') return node.text;
  const inside = isObject(node.root) ? [node.root] : Array.isArray(node.children) ? node.children : [];
  const isInline = inside.some((child) => isObject(child) && typeof child.text === 'string');
  return inside.map((child) => wordsIn(child, depth + 1)).join(isInline ? '' : ' ');
}
