/**
 * A sticky box, in CSS px along the scroll direction: for the top edge from the top of the document downwards, for the bottom mirrored
 * (`mirror`).
 */
export interface StickyBox {
  /** Position of its start in the normal flow. */
  start: number;
  size: number;
  /** End of its range: its own end never goes further. */
  limit: number;
  /** Distance to what it sticks to. */
  offset: number;
  /** Its left and right sides. */
  left: number;
  right: number;
}

/** State of a sticky box at a scroll position. */
export interface StickyState {
  isStuck: boolean;
  /** Scroll distance since it began to stick. */
  depth: number;
  /** Its start in the window. */
  position: number;
}

/**
 * Computes the line of each box, as the distance between its start and the window's edge: below those that stick before it in the same column
 * and have not left by then.
 * @param base height covered at the edge already, such as by the site's header
 */
export function stackLines(boxes: readonly StickyBox[], base: number): number[] {
  const lines = new Map<StickyBox, number>();
  for (const box of boxes.toSorted((one, other) => one.start - other.start)) {
    const before = [...lines].filter(([other]) => isSameColumn(box, other) && !isGone(other, box));
    const ends = before.map(([other, line]) => line + other.size);
    lines.set(box, Math.max(base, ...ends) + box.offset);
  }
  return boxes.map((box) => lines.get(box) ?? base);
}

/** Position of a box that sticks at `line`, at a scroll position. */
export function stateAt({ limit, size, start }: StickyBox, line: number, scroll: number): StickyState {
  const depth = scroll + line - start;
  const isStuck = depth > 0;
  return {
    isStuck,
    depth: Math.max(0, depth),
    position: isStuck ? Math.min(line, limit - size - scroll) : start - scroll,
  };
}

/** Mirrors a box for the bottom of the window, whose scroll position is then `-(scrollY + innerHeight)`. */
export function mirror({ bottom, limit }: { bottom: number; limit: number }): Pick<StickyBox, 'start' | 'limit'> {
  return { start: -bottom, limit: -limit };
}

function isSameColumn(one: StickyBox, other: StickyBox): boolean {
  return one.left < other.right && one.right > other.left;
}

/** Whether a box has left the window before the next reaches its line. */
function isGone(one: StickyBox, next: StickyBox): boolean {
  return one.limit <= next.start - next.offset;
}
