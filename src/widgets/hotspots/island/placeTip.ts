/** A rectangle in the window, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type TipSide = 'top' | 'bottom' | 'start' | 'end';

interface Around {
  /** The anchor element. */
  anchor: Box;
  tip: Pick<Box, 'width' | 'height'>;
  window: Pick<Box, 'width' | 'height'>;
  side: TipSide;
  isRtl?: boolean;
}

/** Gap between a spot and its tooltip, and minimum distance to the edges of the window, in CSS px. */
const GAP = 4;
const EDGE = 8;

/**
 * Positions a tooltip at its anchor, without CSS anchor positioning: on its side, flipped where only the opposite one has room, and shifted into
 * the window. Left and top in the window, in CSS px.
 */
export function placeTip({ anchor, isRtl = false, side, tip, window }: Around): Pick<Box, 'left' | 'top'> {
  const isAcross = side === 'start' || side === 'end';
  const isBefore = side === 'top' || side === (isRtl ? 'end' : 'start');
  const along = isAcross
    ? centred(anchor.top, anchor.height, tip.height, window.height)
    : centred(anchor.left, anchor.width, tip.width, window.width);
  const beside = isAcross
    ? besides(anchor.left, anchor.width, tip.width, window.width, isBefore)
    : besides(anchor.top, anchor.height, tip.height, window.height, isBefore);
  return isAcross ? { left: beside, top: along } : { left: along, top: beside };
}

function centred(start: number, size: number, tip: number, room: number): number {
  return keepInside(start + size / 2 - tip / 2, tip, room);
}

function besides(start: number, size: number, tip: number, room: number, isBefore: boolean): number {
  const before = start - GAP - tip;
  const after = start + size + GAP;
  const fitsBefore = before >= EDGE;
  const fitsAfter = after + tip <= room - EDGE;
  const takesBefore = isBefore ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter;
  return keepInside(takesBefore ? before : after, tip, room);
}

function keepInside(start: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - size - EDGE));
}
