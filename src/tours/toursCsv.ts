import { type CsvRow, parseCsv, undefuse, writeCsv } from '../shared/csv.ts';
import { t } from '../shared/studioWords/t.ts';
import { normalizeText } from '../shared/text/normalizeText.ts';
import type { ImportFault } from './departuresCsv.ts';
import { type Column, type NewTour, readTourFields, TOUR_COLUMNS } from './readTourFields.ts';
import { DEFAULT_CURRENCY } from './words.ts';

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
  destination: 'destinations',
  region: 'destinations',
};

/** Maximum number of journeys in one file. */
export const MAX_TOUR_LINES = 100;
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
    destinations: 'The coast',
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
      column: column || t('(empty)'),
      says: t(
        'There is no column “{column}”: take it out. Columns are: {columns}. Dates are a file of their own, under Departures.',
        { column, columns: TOUR_COLUMNS.join(', ') },
      ),
    })),
    ...twice.map((column) => ({ line, column, says: t('This column is there twice.') })),
    ...(columns.includes('title')
      ? []
      : [{ line, column: 'title', says: t('The first line must name the columns, at least “title”.') }]),
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
    refuse(
      'title',
      t('This line has {cells} cells, and there are {columns} columns.', {
        cells: cells.length,
        columns: columns.length,
      }),
    );
  const fields = readTourFields(cell, refuse);
  if (fields.title && titles.has(normalizeText(fields.title))) {
    plan.known.push(fields.title);
    return;
  }
  if (fields.code && codes.has(fields.code.toLowerCase()))
    refuse('code', t('Another tour has the code “{code}”. Each has its own.', { code: fields.code }));
  plan.faults.push(...faults);
  if (faults.length > 0) return;
  titles.add(normalizeText(fields.title));
  if (fields.code) codes.add(fields.code.toLowerCase());
  plan.creates.push({ line, fields });
}
