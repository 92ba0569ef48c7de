import { t } from '../studioWords/t.ts';

const MINUTE = 60_000;

/**
 * Formats a duration in its two largest units: `2 d 4 h`, `3 h 20 min`, `1 min`.
 * @param ms anything below a minute is a minute
 */
export function describeSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  const units = [
    [Math.floor(minutes / 1440), (count: number) => t('{count} d', { count })],
    [Math.floor(minutes / 60) % 24, (count: number) => t('{count} h', { count })],
    [minutes % 60, (count: number) => t('{count} min', { count })],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => unit(count))
    .join(' ');
}
