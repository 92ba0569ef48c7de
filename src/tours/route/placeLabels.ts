import type { Spot } from './projectPoints.ts';

/** A label for a point of a drawing. */
export interface Label extends Spot {
  text: string;
  /** Labels with higher weight are placed first. */
  weight: number;
}

/** A rectangle of a drawing: its top left corner and size. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** Position of a label: the middle of its line at its start, middle or end. */
export interface PlacedLabel extends Spot {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

interface Sheet {
  width: number;
  height: number;
  /** Font size, in units. */
  size: number;
  /** Free space around each point. */
  clearance: number;
  /** Rectangles that labels must not cover. */
  obstacles: readonly Box[];
  /** Points that labels avoid if possible, such as those along a line. */
  shunned?: readonly Spot[];
}

/** Width of a letter relative to the font size, for bold letters of fallback fonts. */
const LETTER = 0.64;
/** Free space along the edges of the sheet. */
const EDGE = 12;

/** Positions to try in order of legibility: right, left, above, below, then the corners. */
const SIDES = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [0, -1, 'middle'],
  [0, 1, 'middle'],
  [1, -1, 'start'],
  [1, 1, 'start'],
  [-1, -1, 'end'],
  [-1, 1, 'end'],
] as const;

/** Above and below, aligned to the start or end of the point: for places near an edge of the sheet. */
const ALONG = [
  [-1, 'end'],
  [1, 'end'],
  [-1, 'start'],
  [1, 'start'],
] as const;

/** Multiples of the distance; farther when nothing else is free. */
const REACHES = [1, 1.8] as const;

/**
 * Places a label beside each point, so that none covers another, a point or an obstacle, and all are inside the sheet. Undefined for one that fits
 * nowhere: the list of places has its text, too.
 */
export function placeLabels(labels: readonly Label[], sheet: Sheet): (PlacedLabel | undefined)[] {
  const spots = labels.map(({ x, y }) => boxAround(x, y, sheet.clearance * 0.8));
  const taken: Box[] = [...sheet.obstacles];
  const placed: (PlacedLabel | undefined)[] = labels.map(() => undefined);
  const order = labels.map((_, index) => index).sort((a, b) => (labels[b]?.weight ?? 0) - (labels[a]?.weight ?? 0));
  for (const index of order) {
    const label = labels[index];
    const free = label
      ? candidates(label, sheet).filter(({ box }) => isOnSheet(box, sheet) && !meets(box, [...taken, ...spots]))
      : [];
    const found = free.find(({ box }) => !sheet.shunned?.some((spot) => isIn(spot, box))) ?? free[0];
    if (!found) continue;
    placed[index] = found;
    taken.push(found.box);
  }
  return placed;
}

function candidates({ text, x, y }: Label, { clearance, size }: Sheet): PlacedLabel[] {
  const width = widthOf(text, size);
  const placeAt = (left: number, middle: number, anchor: PlacedLabel['anchor']): PlacedLabel => {
    const start = anchor === 'start' ? left : anchor === 'end' ? left - width : left - width / 2;
    return { x: left, y: middle, anchor, box: { x: start, y: middle - size * 0.6, width, height: size * 1.2 } };
  };
  const around = REACHES.flatMap((reach) =>
    SIDES.map(([across, down, anchor]) => {
      const part = reach * (across !== 0 && down !== 0 ? 0.75 : 1);
      return placeAt(x + across * clearance * part, y + down * (clearance * part + size / 2), anchor);
    }),
  );
  const along = ALONG.map(([down, anchor]) => {
    const left = anchor === 'end' ? x + clearance : x - clearance;
    return placeAt(left, y + down * (clearance + size / 2), anchor);
  });
  return [...around, ...along];
}

/** Estimated width of a text, in units. */
export function widthOf(text: string, size: number): number {
  return [...text].length * size * LETTER;
}

function boxAround(x: number, y: number, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

function isOnSheet({ height, width, x, y }: Box, sheet: Pick<Sheet, 'height' | 'width'>): boolean {
  return x >= EDGE && y >= EDGE && x + width <= sheet.width - EDGE && y + height <= sheet.height - EDGE;
}

function isIn({ x, y }: Spot, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function meets(box: Box, others: readonly Box[]): boolean {
  return others.some((other) => overlaps(box, other));
}

/** Whether two rectangles overlap; touching does not count. */
export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
