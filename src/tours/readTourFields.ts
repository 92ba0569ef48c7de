import { isCurrency } from '../shared/money.ts';
import { t } from '../shared/studioWords/t.ts';
import { readFileMoney } from './readFileMoney.ts';
import { MAX_DAYS, whole } from './readValues.ts';
import { DEFAULT_CURRENCY, DIFFICULTIES, type Difficulty } from './words.ts';

/** Columns of a file of tours, in the order of the example. */
export const TOUR_COLUMNS = [
  'title',
  'code',
  'days',
  'price',
  'currency',
  'deposit',
  'begins in',
  'ends in',
  'destinations',
  'smallest group',
  'largest group',
  'difficulty',
  'summary',
  'highlights',
  'included',
  'not included',
  'day by day',
  'overnight at',
  'cancellation',
] as const;

/** Name of a column. */
export type Column = (typeof TOUR_COLUMNS)[number];

/** Other programs' words for the difficulties. */
const DIFFICULTIES_ALSO: Readonly<Record<string, Difficulty>> = {
  gentle: 'easy',
  medium: 'moderate',
  challenging: 'demanding',
  difficult: 'demanding',
  hard: 'demanding',
  strenuous: 'demanding',
};

/** Maximum length of a one-line text, and of a summary, in characters: those of their fields. */
const MAX_TEXT = 300;
const MAX_SUMMARY = 320;
const MAX_CODE = 40;
/** Maximum group size, as in its field. */
const MAX_GROUP = 1000;
/** Maximum number of described days, and of cancellation steps, as in their fields. */
const MAX_DESCRIBED_DAYS = 100;
const MAX_STEPS = 12;
/** Maximum number of destinations of one line, so that a file of commas in the wrong place makes no list of them. */
const MAX_DESTINATIONS = 12;
/** A cancellation step: `60 days: 20 %`. */
const STEP = /^(\d{1,4})\s*(?:days?)?\s*:\s*(\d{1,3})\s*%?$/i;

interface Line {
  text: string;
}

/** A tour of a file, as it is created: a draft without all other fields. */
export interface NewTour {
  title: string;
  code?: string;
  days?: number;
  excerpt?: string;
  startPlace?: string;
  endPlace?: string;
  groupMin?: number;
  groupMax?: number;
  difficulty?: Difficulty;
  highlights?: Line[];
  included?: Line[];
  excluded?: Line[];
  price?: { from?: number; currency: string; deposit?: number };
  itinerary?: { day: number; title: string; stay?: string }[];
  cancellation?: { days: number; percent: number }[];
  /** By their titles; the import finds them, or makes those that are not there. */
  destinations?: string[];
}

type Cell = (column: Column) => string;
type Refuse = (column: Column, says: string) => void;

/**
 * Reads the fields of a line of a file of tours; a column that is empty or missing is no field.
 * @param cell the text of a column
 * @param refuse takes what is wrong with a column
 */
export function readTourFields(cell: Cell, refuse: Refuse): NewTour {
  const text = (column: Column, most = MAX_TEXT): string | undefined => {
    const written = cell(column);
    if (written.length > most)
      refuse(column, t('This has {count} characters; there is room for {most}.', { count: written.length, most }));
    return written || undefined;
  };
  const number = (column: Column, least: number, most: number): number | undefined => {
    const written = cell(column);
    const read = written ? whole(written, least, most) : undefined;
    if (written && read === undefined)
      refuse(
        column,
        t('“{written}” is no whole number from {least} to {most}. Write the number alone.', { written, least, most }),
      );
    return read;
  };
  const lines = (column: Column): Line[] | undefined => {
    const texts = partsOf(cell(column)).filter(Boolean);
    if (texts.some((one) => one.length > MAX_TEXT))
      refuse(column, t('A line has room for {count} characters.', { count: MAX_TEXT }));
    return texts.length > 0 ? texts.map((one) => ({ text: one })) : undefined;
  };
  const title = text('title') ?? '';
  if (!title) refuse('title', t('Write the title of the tour.'));
  const [groupMin, groupMax] = [number('smallest group', 1, MAX_GROUP), number('largest group', 1, MAX_GROUP)];
  if (groupMin !== undefined && groupMax !== undefined && groupMax < groupMin)
    refuse('largest group', t('The largest group is smaller than the smallest, {least}.', { least: groupMin }));
  return given({
    title,
    code: text('code', MAX_CODE),
    days: number('days', 1, MAX_DAYS),
    excerpt: text('summary', MAX_SUMMARY),
    startPlace: text('begins in'),
    endPlace: text('ends in'),
    groupMin,
    groupMax,
    difficulty: readDifficulty(cell, refuse),
    highlights: lines('highlights'),
    included: lines('included'),
    excluded: lines('not included'),
    price: readPrice(cell, refuse),
    itinerary: readDays(cell, refuse),
    cancellation: readCancellation(cell, refuse),
    destinations: readDestinations(cell, refuse),
  });
}

function readDestinations(cell: Cell, refuse: Refuse): string[] | undefined {
  const titles = partsOf(cell('destinations')).filter(Boolean);
  if (titles.length > MAX_DESTINATIONS)
    refuse('destinations', t('There is room for {count}.', { count: MAX_DESTINATIONS }));
  if (titles.some((one) => one.length > MAX_TEXT))
    refuse('destinations', t('Each has room for {count} characters.', { count: MAX_TEXT }));
  return titles.length > 0 ? titles : undefined;
}

/** Parts of a cell that holds a list. */
function partsOf(cell: string): string[] {
  return cell ? cell.split(/[|\n]/).map((one) => one.trim()) : [];
}

/** One title for each day, from the first, and where its night is spent. */
function readDays(cell: Cell, refuse: Refuse): NewTour['itinerary'] {
  const [titles, stays] = [partsOf(cell('day by day')), partsOf(cell('overnight at'))];
  if (titles.length > MAX_DESCRIBED_DAYS)
    refuse('day by day', t('There is room for {count} days.', { count: MAX_DESCRIBED_DAYS }));
  if (titles.some((title) => !title))
    refuse('day by day', t('A day has no title. Write one between each two | marks.'));
  if ([...titles, ...stays].some((one) => one.length > MAX_TEXT))
    refuse('day by day', t('A day, and a night, has room for {count} characters.', { count: MAX_TEXT }));
  if (stays.length > titles.length) refuse('overnight at', t('There are more nights than days under “day by day”.'));
  if (titles.length === 0) return undefined;
  return titles.map((title, index) => given({ day: index + 1, title, stay: stays[index] || undefined }));
}

function readCancellation(cell: Cell, refuse: Refuse): NewTour['cancellation'] {
  const steps = partsOf(cell('cancellation')).filter(Boolean);
  const read = steps.map((step) => STEP.exec(step)?.slice(1).map(Number) ?? []);
  const wrong = steps.find((_, index) => !((read[index]?.[0] ?? 1001) <= 1000 && (read[index]?.[1] ?? 101) <= 100));
  if (wrong)
    refuse(
      'cancellation',
      t('“{wrong}” is no step. Write “60 days: 20 %”: the days before the start, and what is kept.', { wrong }),
    );
  if (steps.length > MAX_STEPS) refuse('cancellation', t('There is room for {count} steps.', { count: MAX_STEPS }));
  if (steps.length === 0) return undefined;
  return read.map(([days = 0, percent = 0]) => ({ days, percent }));
}

function readDifficulty(cell: Cell, refuse: Refuse): Difficulty | undefined {
  const written = cell('difficulty').toLowerCase();
  if (!written) return undefined;
  const names = Object.keys(DIFFICULTIES) as Difficulty[];
  const also = Object.hasOwn(DIFFICULTIES_ALSO, written) ? DIFFICULTIES_ALSO[written] : undefined;
  const read = names.find((name) => name === written) ?? also;
  if (!read) refuse('difficulty', t('“{written}” is none of: {names}.', { written, names: names.join(', ') }));
  return read;
}

/** Signs that one currency alone has; that of the dollar belongs to many. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

function readPrice(cell: Cell, refuse: Refuse): NewTour['price'] {
  const share = cell('deposit');
  const deposit = share ? whole(share.replace(/\s*%$/, ''), 0, 100) : undefined;
  if (share && deposit === undefined)
    refuse('deposit', t('“{share}” is no share of the price from 0 to 100 %. Write 20 for a fifth of it.', { share }));
  const sign = cell('currency').toUpperCase();
  const [written, currency] = [cell('price'), SIGNS[sign] ?? (sign || DEFAULT_CURRENCY)];
  if (!isCurrency(currency)) {
    refuse('currency', t('“{currency}” is no currency. Write three letters, such as EUR.', { currency }));
    return undefined;
  }
  const read = written ? readFileMoney(written, currency) : undefined;
  if (read && 'says' in read) refuse('price', read.says);
  return given({ currency, from: read && 'minor' in read ? read.minor : undefined, deposit });
}

/** Without the fields that are empty in the file. */
function given<Fields extends object>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  // Only undefined ones are left out, which are the optional ones.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
