/**
 * What sticks, in CSS px along the way that the page is scrolled: for the top of the window from the top of the document downwards, for the
 * bottom in the other direction (`mirror`).
 */
export interface StickyBox {
  /** Where it begins at rest. */
  start: number;
  size: number;
  /** Where that ends in which it may move: its end never goes further. */
  limit: number;
  /** Wanted between it and what it sticks to. */
  offset: number;
  /** Its sides, across. */
  left: number;
  right: number;
}

/** How what sticks stands at some scroll position. */
export interface StickyState {
  isStuck: boolean;
  /** Scrolled since it began to stick. */
  depth: number;
  /** Where it begins in the window. */
  position: number;
}

/**
 * Where each sticks, as the distance between its beginning and the edge of the window: below those that stick before it in the same column
 * and are not gone by then.
 * @param base what covers the edge already, such as the site's header
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

/** Where something stands that sticks at `line`, when the page is scrolled by `scroll`. */
export function stateAt({ limit, size, start }: StickyBox, line: number, scroll: number): StickyState {
  const depth = scroll + line - start;
  const isStuck = depth > 0;
  return {
    isStuck,
    depth: Math.max(0, depth),
    position: isStuck ? Math.min(line, limit - size - scroll) : start - scroll,
  };
}

/** The same seen from the bottom of the window, whose scroll position is then `-(scrollY + innerHeight)`. */
export function mirror({ bottom, limit }: { bottom: number; limit: number }): Pick<StickyBox, 'start' | 'limit'> {
  return { start: -bottom, limit: -limit };
}

function isSameColumn(one: StickyBox, other: StickyBox): boolean {
  return one.left < other.right && one.right > other.left;
}

/** Whether one has left the window before the other comes to where it would stick. */
function isGone(one: StickyBox, next: StickyBox): boolean {
  return one.limit <= next.start - next.offset;
}
