import { namedOffset } from './namedOffset.ts';

/** Time zone of an operator who has chosen none. */
export const DEFAULT_TIMEZONE = '+00:00';

const MINUTE = 60_000;
/** Maximum offset from UTC in either direction. */
const MAX_OFFSET = 14 * 60;

export type Timezone = {
  /** UTC offset in milliseconds at an instant (epoch ms), positive to the east. */
  offsetAt: (instant: number) => number;
  /** Error of the setting, when the default replaces it. */
  problem?: string;
};

/**
 * Parses a time zone: an offset (`+05:30`, `-0330`, `UTC+2`, `UTC-3:30`, `UTC+5.5`, `UTC`) or a name (`Africa/Cairo`),
 * which follows daylight saving. Empty is `+00:00`; so is an invalid one, with a problem to report.
 */
export function readTimezone(value: string | null | undefined): Timezone {
  const text = (value ?? '').trim() || DEFAULT_TIMEZONE;
  const minutes = parseOffset(text);
  if (minutes !== undefined) return { offsetAt: () => minutes * MINUTE };
  // Some browsers accept offsets as names, including those of a day and more.
  const offsetAt = /^[a-z]/i.test(text) ? namedOffset(text) : undefined;
  if (offsetAt) return { offsetAt };
  return { offsetAt: () => 0, problem: `Time zone "${text}" is unknown; ${DEFAULT_TIMEZONE} is used.` };
}

/** Parses an offset to minutes; undefined when the text is none. */
function parseOffset(text: string): number | undefined {
  const match = /^(?:UTC|GMT|Z)?\s*(?:([+\-\u2212])(\d\d?)(?::?([0-5]\d)|(\.\d+))?)?$/i.exec(text);
  if (!match) return undefined;
  const [, sign, hours = 0, minutes = 0, fraction = 0] = match;
  const size = (Number(hours) + Number(fraction)) * 60 + Number(minutes);
  if (size > MAX_OFFSET) return undefined;
  return Math.round(sign === '+' ? size : -size);
}
