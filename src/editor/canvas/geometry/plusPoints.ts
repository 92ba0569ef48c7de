import type { Box } from './box.ts';

/** Layout axis of siblings: stacked, or side by side. */
export type Axis = 'column' | 'row';

/** Insertion point beside a block: the centre of its button, and the line that marks the place. */
export interface PlusPoint {
  x: number;
  y: number;
  axis: Axis;
  line: Box;
}

interface Neighbours {
  box: Box;
  previous?: Box | undefined;
  next?: Box | undefined;
}

/** The axis of two siblings. */
export function axisBetween(one: Box, other: Box): Axis {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const isBeside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
  return isBeside && shared > Math.min(one.height, other.height) / 2 ? 'row' : 'column';
}

/**
 * Insertion points before and after a block. Between siblings it is the middle of the gap, so that both give the same
 * point; in a wrapping grid, the edge of the block.
 * @param alone axis of a block without siblings
 * @param isRtl whether rows are right to left
 */
export function plusPoints(around: Neighbours, alone: Axis = 'column', isRtl = false): [PlusPoint, PlusPoint] {
  const { box, next, previous } = around;
  const axes = [previous, next].flatMap((other) => (other ? [axisBetween(box, other)] : []));
  const axis = axes.length ? (axes.includes('row') ? 'row' : 'column') : alone;
  const isReversed = axis === 'row' && isRtl;
  const gap = (other: Box | undefined, isAfter: boolean): number => {
    const edge = edgeOf(box, axis, isAfter !== isReversed);
    if (!other || axisBetween(box, other) !== axis) return edge;
    return (edge + edgeOf(other, axis, isAfter === isReversed)) / 2;
  };
  return [pointAt(box, axis, gap(previous, false)), pointAt(box, axis, gap(next, true))];
}

/**
 * Other places of an insertion point's button on the same edge of a block, best first: beside the ends of stacked blocks, that away from
 * the block's tools before the other, and below and above blocks that stand side by side.
 * @param distance from the edge of the block to the centre of the button
 * @param width of the viewport
 */
export function pointsAside(point: PlusPoint, box: Box, distance: number, width: number): PlusPoint[] {
  if (point.axis === 'row') return [box.y + box.height + distance, box.y - distance].map((y) => ({ ...point, y }));
  const right = Math.min(width - distance, box.x + box.width + distance);
  return [right, Math.max(distance, box.x - distance)].map((x) => ({ ...point, x }));
}

function edgeOf(box: Box, axis: Axis, isEnd: boolean): number {
  if (axis === 'row') return isEnd ? box.x + box.width : box.x;
  return isEnd ? box.y + box.height : box.y;
}

function pointAt(box: Box, axis: Axis, at: number): PlusPoint {
  return axis === 'row'
    ? { axis, x: at, y: box.y + box.height / 2, line: { x: at, y: box.y, width: 0, height: box.height } }
    : { axis, x: box.x + box.width / 2, y: at, line: { x: box.x, y: at, width: box.width, height: 0 } };
}
