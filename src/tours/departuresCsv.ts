import { type CsvRow, parseCsv, undefuse } from '../shared/csv.ts';
import { isCurrency } from '../shared/money.ts';
import { t } from '../shared/studioWords/t.ts';
import { addDays } from '../shared/time/days.ts';
import { parseDay } from '../shared/time/parseDay.ts';
import { CHOSEN_STATUSES, type ChosenStatus, MAX_SEATS } from './departure.ts';
import { DepartureLookup, dayKey } from './departureLookup.ts';
import { COLUMNS, type Column, type OwnedDeparture, type TourFacts } from './departuresFile.ts';
import { readFileMoney } from './readFileMoney.ts';
import { oneOf, whole } from './readValues.ts';

/** Column names of other programs. */
const ALSO: Readonly<Record<string, Column>> = {
  ...{ code: 'tour', journey: 'tour', 'tour code': 'tour', title: 'tour' },
  ...{ date: 'start', departure: 'start', 'start date': 'start', 'end date': 'end' },
  ...{ capacity: 'places', seats: 'places', spots: 'places', booked: 'taken' },
};

/** Maximum number of rows of an import: more would lock out other writers for too long. */
export const MAX_LINES = 400;

/** Columns of a departure in a file; others stay unchanged. */
export type DepartureFields = Partial<{
  tour: number;
  start: string;
  end: string;
  seats: number | null;
  taken: number;
  price: number | null;
  status: ChosenStatus;
  isGuaranteed: boolean;
  cutOffDays: number | null;
  note: string | null;
}>;

/** An error in the file. */
export interface ImportFault {
  line: number;
  column: string | undefined;
  says: string;
}

/** Result of planning an import; with a fault nothing is imported. */
export interface ImportPlan {
  faults: ImportFault[];
  /** With the row's line number. */
  creates: { line: number; fields: DepartureFields }[];
  updates: { line: number; id: number; fields: DepartureFields }[];
  unchanged: number;
}

/**
 * Plans an import. A row with an id updates that departure; one without updates the tour's departure of that day, or creates one.
 * @param existing all departures of the tours
 */
export function planImport(text: string, tours: readonly TourFacts[], existing: readonly OwnedDeparture[]): ImportPlan {
  const plan: ImportPlan = { faults: [], creates: [], updates: [], unchanged: 0 };
  const { fault, rows } = parseCsv(text, MAX_LINES + 1);
  if (fault) return { ...plan, faults: [{ ...fault, column: undefined }] };
  const [head, ...lines] = rows;
  const columns = (head?.cells ?? []).map(columnOf);
  plan.faults.push(...faultsOfHead(columns, head?.line ?? 1));
  if (plan.faults.length > 0) return plan;
  const known = new DepartureLookup(tours, existing);
  const lineOfKey = new Map<string, number>();
  for (const row of lines) planRow(row, columns as Column[], known, lineOfKey, plan);
  return plan;
}

function columnOf(cell: string): string {
  const name = undefuse(cell).trim().toLowerCase();
  return Object.hasOwn(ALSO, name) ? (ALSO[name] ?? name) : name;
}

function faultsOfHead(columns: readonly string[], line: number): ImportFault[] {
  const unknown = columns.filter((column) => !(COLUMNS as readonly string[]).includes(column));
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  const faults = [
    ...unknown.map((column) => ({
      line,
      column: column || t('(empty)'),
      says: t('There is no column “{column}”. Columns are: {columns}.', { column, columns: COLUMNS.join(', ') }),
    })),
    ...twice.map((column) => ({ line, column, says: t('This column is there twice.') })),
  ];
  if (!columns.includes('id') && !(columns.includes('tour') && columns.includes('start')))
    faults.push({
      line,
      column: 'tour',
      says: t('The first line must name the columns, at least “id”, or “tour” and “start”.'),
    });
  return faults;
}

function planRow(
  { cells, line }: CsvRow,
  columns: readonly Column[],
  known: DepartureLookup,
  seen: Map<string, number>,
  plan: ImportPlan,
): void {
  const faults: ImportFault[] = [];
  const refuse = (column: Column, says: string) => void faults.push({ line, column, says });
  const cell = (column: Column): string | undefined => {
    const at = columns.indexOf(column);
    return at < 0 ? undefined : undefuse(cells[at] ?? '').trim();
  };
  if (cells.length > columns.length)
    refuse(
      columns.at(-1) ?? 'id',
      t('This line has {cells} cells, and there are {columns} columns.', {
        cells: cells.length,
        columns: columns.length,
      }),
    );

  const target = readTarget(cell, known, refuse);
  const fields = readFields(cell, target, refuse);
  if (faults.length === 0 && target) {
    const key = target.departure ? `id ${target.departure.id}` : dayKey(target.tour.id, fields.start ?? '');
    const earlier = seen.get(key);
    if (earlier !== undefined) refuse('start', t('Line {earlier} says something of the same departure.', { earlier }));
    seen.set(key, line);
  }
  if (faults.length > 0 || !target) {
    plan.faults.push(...faults);
    return;
  }
  const { departure } = target;
  if (!departure) plan.creates.push({ line, fields });
  else {
    const changed = changesOf(departure, fields);
    if (Object.keys(changed).length === 0) plan.unchanged += 1;
    else plan.updates.push({ line, id: departure.id, fields: changed });
  }
}

type Cell = (column: Column) => string | undefined;
type Refuse = (column: Column, says: string) => void;

interface Target {
  tour: TourFacts;
  departure: OwnedDeparture | undefined;
}

/** Finds the departure of a row. */
function readTarget(cell: Cell, known: DepartureLookup, refuse: Refuse): Target | undefined {
  const [id, named, start] = [cell('id'), cell('tour'), cell('start')];
  const tour = named ? known.tour(named) : undefined;
  if (named && !tour) refuse('tour', t('No tour, or more than one, has the code or title “{named}”.', { named }));
  if (id) {
    const departure = /^\d{1,10}$/.test(id) ? known.departure(Number(id)) : undefined;
    const own = departure && (tour ?? known.tour(`#${departure.tour}`));
    if (!departure || !own) refuse('id', t('There is no departure {id}. Leave the cell empty to make one.', { id }));
    return departure && own ? { tour: own, departure } : undefined;
  }
  if (!named) refuse('tour', t('Write the code of the tour, or its title.'));
  if (!start) refuse('start', t('Write the first day, such as 2027-04-09.'));
  const read = parseDay(start ?? '');
  return tour && { tour, departure: 'day' in read ? known.onDay(tour.id, read.day) : undefined };
}

function readFields(cell: Cell, target: Target | undefined, refuse: Refuse): DepartureFields {
  const fields: DepartureFields = target ? { tour: target.tour.id } : {};
  const currency = target?.tour.currency ?? 'EUR';
  const start = cell('start');
  if (start) {
    const read = parseDay(start);
    if ('day' in read) fields.start = read.day;
    else refuse('start', `“${start}”: ${read.says}`);
  }
  const first = fields.start ?? target?.departure?.start;
  const end = cell('end');
  if (end) {
    const read = parseDay(end);
    if ('says' in read) refuse('end', `“${end}”: ${read.says}`);
    else if (first && read.day < first)
      refuse('end', t('The last day ({end}) comes before the first ({start}).', { end: read.day, start: first }));
    else fields.end = read.day;
  } else if (first && target && (!target.departure || fields.start !== target.departure.start)) {
    fields.end = addDays(first, target.tour.days - 1);
  }
  readNumbers(cell, fields, refuse);
  const [seats, taken] = [fields.seats ?? target?.departure?.seats, fields.taken ?? target?.departure?.taken ?? 0];
  const booked = target?.departure?.booked ?? 0;
  if (fields.seats !== null && seats !== undefined && taken + booked > seats)
    refuse('taken', sayTooFew(taken, booked, seats));
  const written = cell('currency')?.toUpperCase();
  if (written && (!isCurrency(written) || written !== currency))
    refuse('currency', t('The prices of this tour are in {currency}, not in {written}.', { currency, written }));
  const price = cell('price');
  if (price !== undefined) {
    const read = price === '' ? { minor: null } : readFileMoney(price, currency);
    if ('says' in read) refuse('price', read.says);
    else fields.price = read.minor;
  }
  readWords(cell, fields, refuse);
  return fields;
}

function sayTooFew(taken: number, booked: number, seats: number): string {
  return booked
    ? t('{taken} places are taken and {booked} are booked here, but there are only {seats}.', { taken, booked, seats })
    : t('{taken} places are taken, but there are only {seats}.', { taken, seats });
}

function readNumbers(cell: Cell, fields: DepartureFields, refuse: Refuse): void {
  const number = (column: Column, most: number): number | null | undefined => {
    const text = cell(column);
    if (text === undefined || text === '') return text === '' ? null : undefined;
    const read = whole(text, 0, most);
    if (read === undefined) refuse(column, t('“{text}” is no whole number from 0 to {most}.', { text, most }));
    return read;
  };
  const seats = number('places', MAX_SEATS);
  const taken = number('taken', MAX_SEATS);
  const cutOffDays = number('closes days before', 1000);
  if (seats !== undefined) fields.seats = seats;
  if (taken !== undefined) fields.taken = taken ?? 0;
  if (cutOffDays !== undefined) fields.cutOffDays = cutOffDays;
}

const YES = new Set(['yes', 'true', '1', 'x']);
const NO = new Set(['no', 'false', '0', '']);

function readWords(cell: Cell, fields: DepartureFields, refuse: Refuse): void {
  const status = cell('status')?.toLowerCase();
  if (status !== undefined) {
    const read = status === '' ? 'automatic' : oneOf(CHOSEN_STATUSES, status);
    if (read) fields.status = read;
    else
      refuse(
        'status',
        t('“{status}” is no status. There are: {statuses}.', {
          status,
          statuses: Object.keys(CHOSEN_STATUSES).join(', '),
        }),
      );
  }
  const guaranteed = cell('guaranteed')?.toLowerCase();
  if (guaranteed !== undefined) {
    if (YES.has(guaranteed) || NO.has(guaranteed)) fields.isGuaranteed = YES.has(guaranteed);
    else refuse('guaranteed', t('Write yes or no.'));
  }
  const note = cell('note');
  if (note !== undefined) {
    if (note.length > 200)
      refuse('note', t('The note has {count} characters; there is room for 200.', { count: note.length }));
    fields.note = note || null;
  }
}

/** Fields that differ from the existing departure. */
function changesOf(departure: OwnedDeparture, fields: DepartureFields): DepartureFields {
  const before: Readonly<Record<string, unknown>> = { ...departure };
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (before[name] ?? null) !== (value ?? null)),
  );
}
