import { SHORT_MONTHS } from '../../../../shared/time/formatDay.ts';
import { parseDay } from '../../../../shared/time/parseDay.ts';

interface Days {
  /** `YYYY-MM-DD`. */
  start: string;
  end: string;
}

/**
 * Whether words of a traveller name the days of a departure: `3–8 November`, `12 - 14 Mar 2027`, `30 Apr – 2 May`, `from 20/12/2026`. Both
 * days of a range must be the departure's; a year that is written must be its year. Months and seasons alone name no day.
 */
export function namesDays(words: string, { end, start }: Days): boolean {
  const text = words
    .toLowerCase()
    .replace(/\b(?:from|starting|on|the|of)\b|,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [from, to, ...more] = text.split(
    /\s*(?:–|—|\bto\b|\buntil\b|\btill\b|(?<=[a-z\d]) - (?=[a-z\d])|(?<=^\d{1,2})-(?=\d{1,2} [a-z]))\s*/,
  );
  if (!from || more.length > 0) return false;
  if (to === undefined) return isDay(from, start);
  // The first day borrows its month and year from the last: `3–8 November`.
  const [, month = '', year = ''] = /^\d{1,2}(?:st|nd|rd|th)? ([a-z]+)(?: (\d{4}))?$/.exec(to) ?? [];
  const whole = /^\d{1,2}(?:st|nd|rd|th)?$/.test(from) ? `${from} ${month} ${year}`.trim() : from;
  return isDay(whole, start) && isDay(to, end);
}

/** @param day `YYYY-MM-DD` */
function isDay(words: string, day: string): boolean {
  const [year = '', month, date] = day.split('-');
  const short = /^(?:[a-z]{2,9} )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})$/.exec(words);
  if (short)
    return (
      Number(short[1]) === Number(date) && short[2]?.slice(0, 3) === SHORT_MONTHS[Number(month) - 1]?.toLowerCase()
    );
  const read = parseDay(words);
  return 'day' in read && read.day === [year, month, date].join('-');
}
