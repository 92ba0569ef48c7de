import { isObject } from '../../shared/isObject.ts';
import { numberIn } from '../numbers.ts';
import { type Direction, isMotion, MOTIONS, type MotionName } from './motions.ts';

/** A motion with defaults filled in, clamped to its limits. */
export interface Motion {
  name: MotionName;
  direction: Direction;
  amount: number;
  /** Percent of the range; `start` is less than `end`. */
  start: number;
  end: number;
}

/** Targets of a motion: the block, or its background picture. */
const TARGETS = ['block', 'background'] as const;
export type Target = (typeof TARGETS)[number];

/**
 * Reads the motions of a block, or of its background picture, from its stored rows. The first of a name wins; a background picture does not
 * rotate, since its corners would show.
 */
export function readMotions(rows: unknown, target: Target): Motion[] {
  const found = new Map<MotionName, Motion>();
  for (const row of Array.isArray(rows) ? rows : []) {
    if (!isObject(row) || !isMotion(row.effect) || found.has(row.effect)) continue;
    if ((row.target === 'background') !== (target === 'background')) continue;
    if (target === 'background' && row.effect === 'rotateZ') continue;
    found.set(row.effect, readMotion(row.effect, row));
  }
  return [...found.values()];
}

function readMotion(name: MotionName, row: Record<string, unknown>): Motion {
  const kind = MOTIONS[name];
  const directions: readonly Direction[] = kind.directions;
  const ends = [numberIn(row.start, [0, 100], kind.start), numberIn(row.end, [0, 100], kind.end)] as const;
  // The minimum range is one percent.
  const start = Math.min(...ends, 99);
  return {
    name,
    direction: directions.find((direction) => direction === row.direction) ?? kind.directions[0],
    amount: numberIn(row.amount, [kind.least, kind.most], kind.amount),
    start,
    end: Math.max(...ends, start + 1),
  };
}
