import type { Place } from '../../model/types.ts';
import type { Box } from './box.ts';
import { type Axis, plusPoints } from './plusPoints.ts';

/** A shown block, with the slots that it has. */
export interface BlockZone {
  id: string;
  /** Index among all blocks of its slot, of which some may not be shown. */
  index: number;
  box: Box;
  /** None for blocks that cannot hold others, and for dragged ones. */
  slots: readonly SlotZone[];
}

/** A shown slot, with its shown blocks. */
export interface SlotZone {
  parent: string | null;
  slot: string;
  box: Box;
  /** Layout axis of a block without siblings. */
  alone: Axis;
  blocks: readonly BlockZone[];
}

/** Drop position of a drag. */
export interface Landing {
  place: Place;
  /** Between two blocks a line, one of its sides 0; for an empty slot its box. */
  mark: Box;
}

/** Width of the edge of a container at which a drop is beside it, in CSS px of the screen. */
const EDGE_PX = 8;
/** Maximum share of a container that an edge takes, so that its inside stays reachable. */
const EDGE_SHARE = 0.2;

interface Point {
  x: number;
  y: number;
}

/**
 * The landing for a pointer: inside the innermost container under it, beside the nearest block there. At the edges of
 * a container the landing is beside it; where edges of nested containers coincide, they are treated as one inside the
 * other.
 * @param top the slot of the layout itself
 * @param scale of the page on the screen
 */
export function findLanding(top: SlotZone, point: Point, { isRtl, scale }: { isRtl: boolean; scale: number }): Landing {
  return landIn(top, []);

  function landIn(zone: SlotZone, around: readonly Box[]): Landing {
    const hit = zone.blocks.findLast(({ box }) => distance(box, point) === 0);
    const inner = hit && nearestSlot(hit.slots, point);
    if (hit && inner && !isAtEdge(hit.box, around)) return landIn(inner, [...around, hit.box]);
    const near = hit ?? nearest(zone.blocks, point);
    const { parent, slot } = zone;
    if (!near) return { place: { parent, slot, index: 0 }, mark: zone.box };
    const at = zone.blocks.indexOf(near);
    const neighbours = { box: near.box, previous: zone.blocks[at - 1]?.box, next: zone.blocks[at + 1]?.box };
    const [before, after] = plusPoints(neighbours, zone.alone, isRtl);
    const middle = { x: near.box.x + near.box.width / 2, y: near.box.y + near.box.height / 2 };
    const isAfter = before.axis === 'row' ? point.x > middle.x !== isRtl : point.y > middle.y;
    return {
      place: { parent, slot, index: near.index + (isAfter ? 1 : 0) },
      mark: (isAfter ? after : before).line,
    };
  }

  function isAtEdge(box: Box, around: readonly Box[]): boolean {
    const width = EDGE_PX / scale;
    const starts = around.filter(({ y }) => Math.abs(y - box.y) < width).length;
    const ends = around.filter(({ height, y }) => Math.abs(y + height - box.y - box.height) < width).length;
    const most = box.height * EDGE_SHARE;
    return (
      point.y - box.y < Math.min(width * (1 + starts), most) ||
      box.y + box.height - point.y < Math.min(width * (1 + ends), most)
    );
  }
}

function nearestSlot(slots: readonly SlotZone[], point: Point): SlotZone | undefined {
  return slots.toSorted((a, b) => distance(a.box, point) - distance(b.box, point))[0];
}

function nearest(blocks: readonly BlockZone[], point: Point): BlockZone | undefined {
  return blocks.toSorted((a, b) => distance(a.box, point) - distance(b.box, point))[0];
}

/** Distance of a point to a box; 0 inside. */
function distance({ height, width, x, y }: Box, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}
