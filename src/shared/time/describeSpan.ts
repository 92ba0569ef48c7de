import { msg, t } from '../studioWords/t.ts';

const MINUTE = 60_000;

/** Units of a duration, the largest first. */
const UNITS = [msg('{count} d'), msg('{count} h'), msg('{count} min')] as const;

/**
 * Formats a duration in its two largest units: `2 d 4 h`, `3 h 20 min`, `1 min`.
 * @param ms anything below a minute is a minute
 */
export function describeSpan(ms: number): string {
  return unitsOf(ms)
    .map(([count, unit]) => t(unit, { count }))
    .join(' ');
}

/** The same in English, to be stored. */
export function describeSpanInEnglish(ms: number): string {
  return unitsOf(ms)
    .map(([count, unit]) => unit.replace('{count}', String(count)))
    .join(' ');
}

function unitsOf(ms: number): (readonly [count: number, unit: string])[] {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  const units = [
    [Math.floor(minutes / 1440), UNITS[0]],
    [Math.floor(minutes / 60) % 24, UNITS[1]],
    [minutes % 60, UNITS[2]],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units.slice(first, first + 2).filter(([count]) => count > 0);
}
