import { isObject } from '../../shared/isObject.ts';
import { numberIn } from '../numbers.ts';
import { type Direction, isMotion, MOTIONS, type MotionName } from './motions.ts';

/** One motion with everything that is not set filled in, and within its limits. */
export interface Motion {
  name: MotionName;
  direction: Direction;
  amount: number;
  /** Percent of the way; `start` is less than `end`. */
  start: number;
  end: number;
}

/** What moves: the block, or the picture behind it. */
const TARGETS = ['block', 'background'] as const;
export type Target = (typeof TARGETS)[number];

/**
 * The motions of a block, or of the picture behind it, from its rows as they are stored. The first of a name counts; a picture, of which the corners
 * would show, does not turn.
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
  // The least way on which something can move is one percent.
  const start = Math.min(...ends, 99);
  return {
    name,
    direction: directions.find((direction) => direction === row.direction) ?? kind.directions[0],
    amount: numberIn(row.amount, [kind.least, kind.most], kind.amount),
    start,
    end: Math.max(...ends, start + 1),
  };
}
