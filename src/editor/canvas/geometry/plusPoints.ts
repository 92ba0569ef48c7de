import type { Box } from './box.ts';

/** Along what neighbours stand: one below the other, or beside each other. */
export type Axis = 'column' | 'row';

/** Where a new block would come beside another: the point of its button, and the line that shows the place. */
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

/** How two neighbours stand to each other. */
export function axisBetween(one: Box, other: Box): Axis {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const isBeside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
  return isBeside && shared > Math.min(one.height, other.height) / 2 ? 'row' : 'column';
}

/**
 * The places before and after a block. Between neighbours it is the middle of the gap, so that both name the same point; in a grid, which
 * goes on in the next row, the edge of the block.
 * @param alone how a block stands that has no neighbours
 * @param isRtl whether rows begin at the right
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

function edgeOf(box: Box, axis: Axis, isEnd: boolean): number {
  if (axis === 'row') return isEnd ? box.x + box.width : box.x;
  return isEnd ? box.y + box.height : box.y;
}

function pointAt(box: Box, axis: Axis, at: number): PlusPoint {
  return axis === 'row'
    ? { axis, x: at, y: box.y + box.height / 2, line: { x: at, y: box.y, width: 0, height: box.height } }
    : { axis, x: box.x + box.width / 2, y: at, line: { x: box.x, y: at, width: box.width, height: 0 } };
}
