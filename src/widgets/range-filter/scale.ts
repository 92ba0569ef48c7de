import type { Range } from '../../shared/listings/range.ts';

/** Bounds of a slider or select. */
export interface Scale {
  least: number;
  most: number;
  step: number;
}

/** Maximum number of options in a select: more would be a list to read. */
export const MAX_CHOICES = 40;

/**
 * Scale of the existing values, widened to the chosen range, with ends on whole steps.
 * @param found undefined where nothing has a value
 */
export function scaleOf(
  found: { min: number; max: number } | undefined,
  chosen: Range | undefined,
  step: unknown,
): Scale {
  const whole = Math.max(1, Math.round(Number(step) || 1));
  const values = [found?.min, found?.max, chosen?.least, chosen?.most].filter((value) =>
    Number.isFinite(value),
  ) as number[];
  const least = values.length ? Math.min(...values) : 0;
  const most = values.length ? Math.max(...values) : 0;
  return { least: Math.floor(least / whole) * whole, most: Math.ceil(most / whole) * whole, step: whole };
}

/** The numbers of a scale, at most `MAX_CHOICES`. */
export function stepsOf({ least, most, step }: Scale): number[] {
  const count = Math.min(MAX_CHOICES, Math.floor((most - least) / step) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => least + index * step);
}
