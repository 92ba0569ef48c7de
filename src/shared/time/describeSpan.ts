import { msg, t } from '../studioWords/t.ts';

const MINUTE = 60_000;

/**
 * Formats a duration in its two largest units: `2 d 4 h`, `3 h 20 min`, `1 min`.
 * @param ms anything below a minute is a minute
 */
export function describeSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  const units = [
    [Math.floor(minutes / 1440), msg('d')],
    [Math.floor(minutes / 60) % 24, msg('h')],
    [minutes % 60, msg('min')],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${t(unit)}`)
    .join(' ');
}
