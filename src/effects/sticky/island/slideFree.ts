import type { StickyBox } from '../stackLines.ts';
import type { Hold } from './holdFree.ts';
import { raiseAround } from './raiseAround.ts';

declare const ScrollTimeline: (new (options: { source: Element }) => AnimationTimeline) | undefined;

/** Where something leaves its column, and how far it goes on. */
export interface Slide {
  /** Scroll positions of the page between which it goes on, the smaller one first. */
  from: number;
  to: number;
  /** CSS px that it is moved at each of them. */
  moves: readonly [number, number];
}

export function canSlide(): boolean {
  return typeof ScrollTimeline === 'function';
}

/**
 * @param line distance from the window's edge at which it sticks
 * @param columnEnd where style alone stops it, as `box.limit`
 */
export function slideOf(
  { limit, size }: Pick<StickyBox, 'limit' | 'size'>,
  { columnEnd, edge, line }: { columnEnd: number; edge: 'top' | 'bottom'; line: number },
  windowHeight: number,
): Slide {
  const begin = columnEnd - size - line;
  const way = Math.max(0, limit - columnEnd);
  if (edge === 'top') return { from: begin, to: begin + way, moves: [0, way] };
  // The page is scrolled towards its beginning here.
  return { from: -(begin + way) - windowHeight, to: -begin - windowHeight, moves: [-way, 0] };
}

/**
 * Lets an element that sticks go on past its column: for as long as the page is scrolled past the column's end, it is moved by as much. It keeps
 * its place in the layout, so nothing shifts, and the browser moves it with the scrolling itself.
 */
export function slideFree(element: HTMLElement, { from, moves, to }: Slide): Hold {
  const animation =
    ScrollTimeline &&
    element.animate({ translate: moves.map((px) => `0 ${px}px`) }, {
      timeline: new ScrollTimeline({ source: document.documentElement }),
      rangeStart: `${from}px`,
      rangeEnd: `${to}px`,
      fill: 'both',
      // What moves already goes on moving; adding costs the compositor's help.
      composite: element.getAnimations().length > 0 ? 'add' : 'replace',
    } as KeyframeAnimationOptions);
  return {
    place: (_edge, position) => raiseAround(element, position !== undefined),
    release: () => {
      animation?.cancel();
      raiseAround(element, false);
    },
  };
}
