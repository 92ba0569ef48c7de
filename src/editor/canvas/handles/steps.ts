/** A value of a setting that is drawn at a size. */
export interface Step {
  /** As stored. */
  value: string;
  /** As the settings name it. */
  label: string;
  /** In CSS px of the page; of columns, the first one's. */
  size: number;
}

/** The step nearest to a size. @throws RangeError without steps */
export function nearestStep(steps: readonly Step[], size: number): Step {
  const [nearest] = steps.toSorted((one, other) => Math.abs(one.size - size) - Math.abs(other.size - size));
  if (!nearest) throw new RangeError('There are no steps to snap to.');
  return nearest;
}

const BACK = new Set(['ArrowDown', 'ArrowLeft']);
const ON = new Set(['ArrowUp', 'ArrowRight']);

/**
 * The step that a key of a slider leads to, from a size between two steps to the next one (WAI-ARIA slider pattern).
 * @param steps by size, smallest first
 * @param isReversed whether arrows to the left and right change places, as where lines run from the right
 * @returns undefined for every other key; the last step at the end
 */
export function stepByKey(steps: readonly Step[], size: number, key: string, isReversed: boolean): Step | undefined {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const isBack = BACK.has(key) !== (isReversed && isAcross);
  if (key === 'Home') return steps[0];
  if (key === 'End') return steps.at(-1);
  if (!BACK.has(key) && !ON.has(key)) return undefined;
  // Half a pixel: sizes on the page are rounded.
  return isBack
    ? (steps.findLast((step) => step.size < size - 0.5) ?? steps[0])
    : (steps.find((step) => step.size > size + 0.5) ?? steps.at(-1));
}

/** The share of the first of some columns: `2-1` is two thirds. Undefined for anything else, and for one column. */
export function firstShare(columns: string): { share: number; count: number } | undefined {
  if (!/^\d(-\d)+$/.test(columns)) return undefined;
  const parts = columns.split('-').map(Number);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return { share: (parts[0] ?? 0) / whole, count: parts.length };
}
