import { parseMoney } from '../../../shared/money.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { formatDay } from '../../../shared/time/formatDay.ts';

/** Form values of new dates of a tour; texts as they are typed. */
export interface NewDates {
  /** `YYYY-MM-DD`; empty where none is chosen. */
  from: string;
  to: string;
  seats: string;
  price: string;
  isWeekly: boolean;
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  every: string;
}

/** The server's response: the created departures, or those a dry run would create. */
export interface SeriesAnswer {
  creates: readonly { start: string; end: string }[];
  skipped: readonly { start: string }[];
  isWritten: boolean;
}

export const NO_DATES: NewDates = {
  from: '',
  to: '',
  seats: '',
  price: '',
  isWeekly: true,
  weekdays: [6],
  every: '7',
};

interface SeriesOptions {
  tour: number;
  days: number;
  currency: string;
  isSeason: boolean;
  /** `YYYY-MM-DD`; absent: the browser's. */
  today?: string;
}

/** The request for a series of departures; or an error message for invalid input. */
export function askFor(
  values: NewDates,
  { currency, days, isSeason, today = new Date().toISOString().slice(0, 10), tour }: SeriesOptions,
): object | string {
  const { every, from, isWeekly, price, seats, to, weekdays } = values;
  const amount = price.trim() ? parseMoney(price, currency) : null;
  if (!from) return isSeason ? t('Choose the first day of the season.') : t('Choose the first day.');
  if (isSeason && !to) return t('Choose the last day of the season.');
  const last = isSeason ? to : from;
  if (last < today) return t('{day} is over. Choose a day to come.', { day: formatDay(last) });
  if (seats.trim() && !/^\d{1,4}$/.test(seats.trim())) return t('Write how many places there are, such as 12.');
  if (amount === undefined)
    return t('Write the price as an amount, such as 480 or 480.50, or nothing for that of the tour.');
  if (isSeason && isWeekly && weekdays.length === 0) return t('Choose at least one day of the week.');
  if (isSeason && !isWeekly && !/^[1-9]\d{0,2}$/.test(every.trim()))
    return t('Write after how many days the next sets out.');
  const rhythm = !isSeason ? { every: 1 } : isWeekly ? { weekdays } : { every: Number(every) };
  return {
    tour,
    from,
    to: last,
    days,
    seats: seats.trim() ? Number(seats) : null,
    price: amount,
    ...rhythm,
  };
}
