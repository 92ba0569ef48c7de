import { type CsvRow, parseCsv, undefuse, writeCsv } from '../shared/csv.ts';
import { isCurrency, parseMoney } from '../shared/money.ts';
import { normalizeText } from '../shared/text/normalizeText.ts';
import type { ImportFault } from './departuresCsv.ts';
import { MAX_DAYS, whole } from './readValues.ts';
import { DEFAULT_CURRENCY, DIFFICULTIES, type Difficulty } from './words.ts';

/** Columns of a file of journeys, in the order of the example. */
const TOUR_COLUMNS = [
  'title',
  'code',
  'days',
  'price',
  'currency',
  'deposit',
  'begins in',
  'ends in',
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
type Column = (typeof TOUR_COLUMNS)[number];

/** Column names of other programs. */
const ALSO: Readonly<Record<string, Column>> = {
  name: 'title',
  journey: 'title',
  tour: 'title',
  duration: 'days',
  'price from': 'price',
  start: 'begins in',
  end: 'ends in',
  'min group': 'smallest group',
  'max group': 'largest group',
  description: 'summary',
  inclusions: 'included',
  exclusions: 'not included',
  itinerary: 'day by day',
  overnight: 'overnight at',
  'cancellation terms': 'cancellation',
};

/** Other programs' words for the difficulties. */
const DIFFICULTIES_ALSO: Readonly<Record<string, Difficulty>> = {
  gentle: 'easy',
  medium: 'moderate',
  challenging: 'demanding',
  difficult: 'demanding',
  hard: 'demanding',
  strenuous: 'demanding',
};

/** Maximum number of journeys in one file. */
export const MAX_TOUR_LINES = 100;
/** Maximum length of a one-line text, and of a summary, in characters: those of their fields. */
const MAX_TEXT = 300;
const MAX_SUMMARY = 320;
const MAX_CODE = 40;
/** Maximum group size, as in its field. */
const MAX_GROUP = 1000;
/** Maximum number of described days, and of cancellation steps, as in their fields. */
const MAX_DESCRIBED_DAYS = 100;
const MAX_STEPS = 12;
/** A cancellation step: `60 days: 20 %`. */
const STEP = /^(\d{1,4})\s*(?:days?)?\s*:\s*(\d{1,3})\s*%?$/i;

interface Line {
  text: string;
}

/** A journey of a file, as it is created: a draft without all other fields. */
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
}

/** Plan of an import; with a fault nothing is created. */
export interface ToursPlan {
  faults: ImportFault[];
  creates: { line: number; fields: NewTour }[];
  /** Titles of existing journeys, which stay unchanged. */
  known: string[];
}

/** The example file: the columns, and one journey. */
export function exampleOfTours(): string {
  const cells: Record<Column, string> = {
    title: 'Three days on the coast',
    code: 'CO-03',
    days: '3',
    price: '420',
    currency: DEFAULT_CURRENCY,
    deposit: '20',
    'begins in': 'The harbour',
    'ends in': 'The lighthouse',
    'smallest group': '2',
    'largest group': '10',
    difficulty: 'easy',
    summary: 'Cliffs, coves and a night at the lighthouse.',
    highlights: 'The cliffs | The seals',
    included: 'Two nights | All meals',
    'not included': 'Travel to the harbour',
    'day by day': 'To the cliffs | A day with the seals | Back along the beach',
    'overnight at': 'Lighthouse | Lighthouse',
    cancellation: '60 days: 20 % | 14 days: 50 % | 0 days: 100 %',
  };
  return `\uFEFF${writeCsv([TOUR_COLUMNS, TOUR_COLUMNS.map((column) => cells[column])])}`;
}

/**
 * Plans an import of tours as drafts. A tour whose title exists is skipped, so that a file can be imported again.
 * @param existing titles and codes of all tours
 */
export function planTours(text: string, existing: readonly { title: string; code: string | undefined }[]): ToursPlan {
  const plan: ToursPlan = { faults: [], creates: [], known: [] };
  const { fault, rows } = parseCsv(text, MAX_TOUR_LINES + 1);
  if (fault) return { ...plan, faults: [{ ...fault, column: undefined }] };
  const [head, ...lines] = rows;
  const columns = (head?.cells ?? []).map(columnOf);
  plan.faults.push(...faultsOfHead(columns, head?.line ?? 1));
  if (plan.faults.length > 0) return plan;
  const titles = new Set(existing.map(({ title }) => normalizeText(title)));
  const codes = new Set(existing.flatMap(({ code }) => (code ? [code.toLowerCase()] : [])));
  for (const row of lines) planRow(row, columns, { titles, codes }, plan);
  return plan;
}

function columnOf(cell: string): string {
  const name = undefuse(cell).trim().toLowerCase();
  return Object.hasOwn(ALSO, name) ? (ALSO[name] ?? name) : name;
}

function faultsOfHead(columns: readonly string[], line: number): ImportFault[] {
  const unknown = columns.filter((column) => !(TOUR_COLUMNS as readonly string[]).includes(column));
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  return [
    ...unknown.map((column) => ({
      line,
      column: column || '(empty)',
      says: `There is no column “${column}”: take it out. Columns are: ${TOUR_COLUMNS.join(', ')}. Dates are a file of their own, under Departures.`,
    })),
    ...twice.map((column) => ({ line, column, says: 'This column is there twice.' })),
    ...(columns.includes('title')
      ? []
      : [{ line, column: 'title', says: 'The first line must name the columns, at least “title”.' }]),
  ];
}

function planRow(
  { cells, line }: CsvRow,
  columns: readonly string[],
  { codes, titles }: { codes: Set<string>; titles: Set<string> },
  plan: ToursPlan,
): void {
  const faults: ImportFault[] = [];
  const refuse = (column: Column, says: string) => void faults.push({ line, column, says });
  const cell = (column: Column): string => undefuse(cells[columns.indexOf(column)] ?? '').trim();
  if (cells.length > columns.length)
    refuse('title', `This line has ${cells.length} cells, and there are ${columns.length} columns.`);
  const fields = readTourFields(cell, refuse);
  if (fields.title && titles.has(normalizeText(fields.title))) {
    plan.known.push(fields.title);
    return;
  }
  if (fields.code && codes.has(fields.code.toLowerCase()))
    refuse('code', `Another tour has the code “${fields.code}”. Each has its own.`);
  plan.faults.push(...faults);
  if (faults.length > 0) return;
  titles.add(normalizeText(fields.title));
  if (fields.code) codes.add(fields.code.toLowerCase());
  plan.creates.push({ line, fields });
}

type Cell = (column: Column) => string;
type Refuse = (column: Column, says: string) => void;

function readTourFields(cell: Cell, refuse: Refuse): NewTour {
  const text = (column: Column, most = MAX_TEXT): string | undefined => {
    const written = cell(column);
    if (written.length > most) refuse(column, `This has ${written.length} characters; there is room for ${most}.`);
    return written || undefined;
  };
  const number = (column: Column, least: number, most: number): number | undefined => {
    const written = cell(column);
    const read = written ? whole(written, least, most) : undefined;
    if (written && read === undefined)
      refuse(column, `“${written}” is no whole number from ${least} to ${most}. Write the number alone.`);
    return read;
  };
  const lines = (column: Column): Line[] | undefined => {
    const texts = partsOf(cell(column)).filter(Boolean);
    if (texts.some((one) => one.length > MAX_TEXT)) refuse(column, `A line has room for ${MAX_TEXT} characters.`);
    return texts.length > 0 ? texts.map((one) => ({ text: one })) : undefined;
  };
  const title = text('title') ?? '';
  if (!title) refuse('title', 'Write the title of the tour.');
  const [groupMin, groupMax] = [number('smallest group', 1, MAX_GROUP), number('largest group', 1, MAX_GROUP)];
  if (groupMin !== undefined && groupMax !== undefined && groupMax < groupMin)
    refuse('largest group', `The largest group is smaller than the smallest, ${groupMin}.`);
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
  });
}

/** Parts of a cell that holds a list. */
function partsOf(cell: string): string[] {
  return cell ? cell.split(/[|\n]/).map((one) => one.trim()) : [];
}

/** One title for each day, from the first, and where its night is spent. */
function readDays(cell: Cell, refuse: Refuse): NewTour['itinerary'] {
  const [titles, stays] = [partsOf(cell('day by day')), partsOf(cell('overnight at'))];
  if (titles.length > MAX_DESCRIBED_DAYS) refuse('day by day', `There is room for ${MAX_DESCRIBED_DAYS} days.`);
  if (titles.some((title) => !title)) refuse('day by day', 'A day has no title. Write one between each two | marks.');
  if ([...titles, ...stays].some((one) => one.length > MAX_TEXT))
    refuse('day by day', `A day, and a night, has room for ${MAX_TEXT} characters.`);
  if (stays.length > titles.length) refuse('overnight at', 'There are more nights than days under “day by day”.');
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
      `“${wrong}” is no step. Write “60 days: 20 %”: the days before the start, and what is kept.`,
    );
  if (steps.length > MAX_STEPS) refuse('cancellation', `There is room for ${MAX_STEPS} steps.`);
  if (steps.length === 0) return undefined;
  return read.map(([days = 0, percent = 0]) => ({ days, percent }));
}

function readDifficulty(cell: Cell, refuse: Refuse): Difficulty | undefined {
  const written = cell('difficulty').toLowerCase();
  if (!written) return undefined;
  const names = Object.keys(DIFFICULTIES) as Difficulty[];
  const also = Object.hasOwn(DIFFICULTIES_ALSO, written) ? DIFFICULTIES_ALSO[written] : undefined;
  const read = names.find((name) => name === written) ?? also;
  if (!read) refuse('difficulty', `“${written}” is none of: ${names.join(', ')}.`);
  return read;
}

function readPrice(cell: Cell, refuse: Refuse): NewTour['price'] {
  const share = cell('deposit');
  const deposit = share ? whole(share.replace(/\s*%$/, ''), 0, 100) : undefined;
  if (share && deposit === undefined)
    refuse('deposit', `“${share}” is no share of the price from 0 to 100 %. Write 20 for a fifth of it.`);
  const [written, currency] = [cell('price'), cell('currency').toUpperCase() || DEFAULT_CURRENCY];
  if (!isCurrency(currency)) {
    refuse('currency', `“${currency}” is no currency. Write three letters, such as EUR.`);
    return undefined;
  }
  const from = written ? parseMoney(written, currency) : undefined;
  if (written && from === undefined)
    refuse('price', `“${written}” is no price. Write it as 480 or 480.50, without the currency.`);
  return given({ currency, from, deposit });
}

/** Without the fields that are empty in the file. */
function given<Fields extends object>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  // Only undefined ones are left out, which are the optional ones.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
