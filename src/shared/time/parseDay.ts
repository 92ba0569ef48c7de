import { regionOf } from '../formatLocales.ts';
import { studioLanguage, t } from '../studioWords/t.ts';
import { toEpochDay } from './days.ts';
import { SHORT_MONTHS, shortMonth } from './formatDay.ts';

const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ');

/** A day that was read, `YYYY-MM-DD`, or an error message for its author. */
export type ParsedDay = { day: string } | { says: string };

/**
 * Reads a day as Europeans write it, days first: 20/12/2026, 20.12.2026, 20-12-26, 20 Dec 2026, Sun 20th December 2026,
 * 2026-12-20. Never guesses that a month comes first.
 */
export function parseDay(text: string): ParsedDay {
  const written = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  if (iso) return check(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d{2}|\d{4})\.?$/.exec(written);
  if (numbers) return check(yearOf(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const words =
    /^(?:[\p{L}\p{M}]{2,9}[.,،]?\s+)?(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+([\p{L}\p{M}]{3,9})\.?[,،]?[\s-]+(\d{2}|\d{4})$/u.exec(
      written,
    );
  if (words) {
    const month = monthOf(words[2] ?? '');
    return month
      ? check(yearOf(words[3]), month, Number(words[1]))
      : { says: t('“{word}” is no month. Write it like 20/12/2026 or 20 Dec 2026.', { word: words[2] ?? '' }) };
  }
  if (/^\d{1,2}\s*[/.]\s*\d{1,2}\.?$/.test(written))
    return { says: t('Write the year, too. Write it like 20/12/2026 or 20 Dec 2026.') };
  return { says: t('This is no day. Write it like 20/12/2026 or 20 Dec 2026.') };
}

function check(year: number, month: number, date: number): ParsedDay {
  if (month < 1 || month > 12)
    return {
      says: t('There is no month {month}. The day comes first. Write it like 20/12/2026 or 20 Dec 2026.', { month }),
    };
  const day = [String(year).padStart(4, '0'), two(month), two(date)].join('-');
  if (toEpochDay(day) !== undefined) return { day };
  return { says: t('There is no {date} {month} {year}.', { date, month: longMonth(month), year: String(year) }) };
}

/** Two digits are a year of this century. */
function yearOf(digits = ''): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function monthOf(word: string): number | undefined {
  const month = SHORT_MONTHS.findIndex((name) => name.toLowerCase() === word.slice(0, 3)) + 1;
  const isName = month > 0 && (MONTH_NAMES[month - 1]?.startsWith(word) || word === 'sept');
  return isName ? month : ownMonthOf(word);
}

/** A month by its name in the studio's language, or by a beginning that only one has; days are shown with them in the same field. */
function ownMonthOf(word: string): number | undefined {
  if (studioLanguage() === 'en') return undefined;
  const months = MONTH_NAMES.map((_, index) => index + 1);
  const short = months.find((month) => shortMonth(month).replace('.', '') === word);
  const long = months.filter((month) => longMonth(month).toLowerCase().startsWith(word));
  return short ?? (long.length === 1 ? long[0] : undefined);
}

function longMonth(month: number): string {
  const format = new Intl.DateTimeFormat(regionOf(studioLanguage()), { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month - 1, 1));
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
