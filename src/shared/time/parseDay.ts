import { studioLanguage, t } from '../studioWords/t.ts';
import { toEpochDay } from './days.ts';
import { dateFormat, SHORT_MONTHS } from './formatDay.ts';

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
    /^(?:\p{L}{2,10}[.,،]{0,2}\s+)?(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{2}|\d{4})$/u.exec(
      written,
    );
  if (words) {
    const month = monthOf(words[2] ?? '');
    return month
      ? check(yearOf(words[3]), month, Number(words[1]))
      : { says: `${t('“{word}” is no month.', { word: words[2] ?? '' })} ${example()}` };
  }
  if (/^\d{1,2}\s*[/.]\s*\d{1,2}\.?$/.test(written)) return { says: `${t('Write the year, too.')} ${example()}` };
  return { says: `${t('This is no day.')} ${example()}` };
}

function example(): string {
  return t('Write it like 20/12/2026 or 20 Dec 2026.');
}

function check(year: number, month: number, date: number): ParsedDay {
  if (month < 1 || month > 12)
    return { says: `${t('There is no month {month}. The day comes first.', { month })} ${example()}` };
  const day = [String(year).padStart(4, '0'), two(month), two(date)].join('-');
  if (toEpochDay(day) !== undefined) return { day };
  const named = dateFormat(studioLanguage(), { month: 'long' }).format(Date.UTC(2000, month - 1));
  return { says: t('There is no {day}.', { day: `${date} ${named} ${year}` }) };
}

/** Two digits are a year of this century. */
function yearOf(digits = ''): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function monthOf(word: string): number | undefined {
  const month = SHORT_MONTHS.findIndex((name) => name.toLowerCase() === word.slice(0, 3)) + 1;
  const isName = month > 0 && (MONTH_NAMES[month - 1]?.startsWith(word) || word === 'sept');
  return isName ? month : ownMonth(word);
}

/** The month that a word begins in the studio's own language, such as `déc`. */
function ownMonth(word: string): number | undefined {
  const language = studioLanguage();
  if (language === 'en') return undefined;
  const names = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, index) => dateFormat(language, { month }).format(Date.UTC(2000, index)));
  const isMonth = (name: string) => name.toLowerCase().replace('.', '').startsWith(word);
  const [shorts, longs] = [names('short'), names('long')];
  const fitting = shorts.flatMap((short, index) => (isMonth(short) || isMonth(longs[index] ?? '') ? [index + 1] : []));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
