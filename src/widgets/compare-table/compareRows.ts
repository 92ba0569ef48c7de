import { digitsOf } from '../../shared/formatLocales.ts';
import { formatMoney } from '../../shared/money.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { type FactName, type FactWords, factOf } from '../../tours/facts.ts';
import type { ComparedTour } from './loadCompared.ts';

/** One line of a cell with several. */
export interface CellLine {
  text: string;
  /** Expires after this day, `YYYY-MM-DD`. */
  until?: string;
}

/** Value of one tour; undefined without one. */
export type CompareCell = string | readonly CellLine[] | undefined;

/** One row: a fact of all tours. */
export interface CompareRow {
  name: string;
  label: string;
  cells: CompareCell[];
  /** Whether the values differ. */
  differs: boolean;
}

type Read = (compared: ComparedTour, words: FactWords) => CompareCell;

/** Rows of facts, in this order; those without any value are left out. */
export function compareRows(compared: readonly ComparedTour[], words: FactWords): CompareRow[] {
  return Object.entries(ROWS).flatMap(([name, { label, read }]) => {
    const cells = compared.map((tour) => emptied(read(tour, words)));
    if (cells.every((cell) => cell === undefined)) return [];
    const differs = cells.some((cell) => JSON.stringify(cell) !== JSON.stringify(cells[0]));
    return [{ name, label: label(words), cells, differs }];
  });
}

interface RowKind {
  label(words: FactWords): string;
  read: Read;
}

const fact = (name: FactName): RowKind => ({
  label: ({ t }) => t(`tour.fact.${name}`),
  read: ({ tour }, words) => factOf(name, tour, words),
});

const ROWS: Readonly<Record<string, RowKind>> = {
  price: fact('price'),
  duration: fact('duration'),
  next: { label: ({ t }) => t('compare.next'), read: nextDates },
  route: fact('route'),
  destinations: fact('destinations'),
  types: fact('types'),
  months: fact('months'),
  group: fact('group'),
  difficulty: fact('difficulty'),
  age: fact('age'),
  languages: fact('languages'),
  stays: {
    label: ({ t }) => t('compare.stays'),
    read: ({ tour }) => [...new Set(tour.itinerary.flatMap(({ stay }) => stay ?? []))].map((text) => ({ text })),
  },
  meals: {
    label: ({ t }) => t('compare.meals'),
    read: ({ tour }, { t }) => {
      const meals = tour.itinerary.reduce((sum, { day, dayTo, meals }) => sum + meals.length * (dayTo - day + 1), 0);
      return meals > 0 ? t('compare.meals.value', { count: meals }) : undefined;
    },
  },
  longest: {
    label: ({ t }) => t('compare.longest'),
    read: ({ tour }, { locale, t }) =>
      measured(
        t,
        locale,
        'compare.longest.value',
        tour.itinerary.map(({ hours }) => hours),
      ),
  },
  distance: {
    label: ({ t }) => t('compare.distance'),
    read: ({ tour }, { locale, t }) => {
      const sum = tour.itinerary.reduce((all, { distanceKm }) => all + (distanceKm ?? 0), 0);
      return measured(t, locale, 'compare.distance.value', [sum]);
    },
  },
  highest: {
    label: ({ t }) => t('compare.highest'),
    read: ({ tour: { itinerary, points } }, { locale, t }) =>
      measured(
        t,
        locale,
        'compare.highest.value',
        [...itinerary, ...points].map(({ altitude }) => altitude),
      ),
  },
  included: { label: ({ t }) => t('compare.included'), read: ({ tour }) => tour.included },
  excluded: { label: ({ t }) => t('compare.excluded'), read: ({ tour }) => tour.excluded },
  single: {
    label: ({ t }) => t('compare.single'),
    read: ({ tour: { price } }, { locale }) =>
      price.singleSupplement ? `+ ${formatMoney(price.singleSupplement, price.currency, locale)}` : undefined,
  },
  deposit: {
    label: ({ t }) => t('compare.deposit'),
    read: ({ tour: { price } }, { t }) =>
      price.deposit ? t('compare.deposit.value', { percent: price.deposit }) : undefined,
  },
};

function nextDates({ departures, tour }: ComparedTour, { locale, t }: FactWords): CompareCell {
  if (departures.length === 0) return tour.enquiryMode === 'dated' ? undefined : t('compare.onRequest');
  return departures.map(({ start }) => ({ text: formatDate(`${start}T12:00:00Z`, locale), until: start }));
}

type MeasureKey = 'compare.distance.value' | 'compare.highest.value' | 'compare.longest.value';

/** The greatest number, with its unit; undefined where there is none above zero. */
function measured(
  t: FactWords['t'],
  locale: string,
  key: MeasureKey,
  numbers: readonly (number | undefined)[],
): string | undefined {
  const most = Math.max(0, ...numbers.map((number) => number ?? 0));
  return most > 0 ? t(key, { count: new Intl.NumberFormat(digitsOf(locale)).format(most) }) : undefined;
}

function emptied(cell: CompareCell): CompareCell {
  if (typeof cell === 'string') return cell.trim() || undefined;
  const lines = cell?.filter(({ text }) => text.trim());
  return lines?.length ? lines.map(({ text, until }) => (until ? { text, until } : { text })) : undefined;
}
