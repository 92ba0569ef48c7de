import type { StickyBox } from '../stackLines.ts';
import type { Hold } from './holdFree.ts';
import { raiseAround } from './raiseAround.ts';

declare const ScrollTimeline: (new (options: { source: Element }) => AnimationTimeline) | undefined;

/** Scroll range in which an element leaves its column, and its offsets. */
export interface Slide {
  /** Scroll positions between which it moves, the smaller one first. */
  from: number;
  to: number;
  /** Its offset at each of them, in CSS px. */
  moves: readonly [number, number];
}

/** Whether the browser supports scroll-driven animations made by script. */
export function canSlide(): boolean {
  return typeof ScrollTimeline === 'function';
}

/**
 * @param line distance from the window's edge at which it sticks
 * @param columnEnd where the style alone stops it, as `box.limit`
 */
export function slideOf(
  { limit, size }: Pick<StickyBox, 'limit' | 'size'>,
  { columnEnd, edge, line }: { columnEnd: number; edge: 'top' | 'bottom'; line: number },
  windowHeight: number,
): Slide {
  const begin = columnEnd - size - line;
  const way = Math.max(0, limit - columnEnd);
  if (edge === 'top') return { from: begin, to: begin + way, moves: [0, way] };
  // Mirrored: scroll positions run towards the start of the page.
  return { from: -(begin + way) - windowHeight, to: -begin - windowHeight, moves: [-way, 0] };
}

/**
 * Lets a sticky element continue past its column: a scroll-timeline animation moves it as far as the page is scrolled past the column's end. It
 * keeps its layout box, so nothing shifts, and the browser moves it in sync with scrolling.
 */
export function slideFree(element: HTMLElement, { from, moves, to }: Slide): Hold {
  const animation =
    ScrollTimeline &&
    element.animate({ translate: moves.map((px) => `0 ${px}px`) }, {
      timeline: new ScrollTimeline({ source: document.documentElement }),
      rangeStart: `${from}px`,
      rangeEnd: `${to}px`,
      fill: 'both',
      // Existing animations continue; `add` costs compositor acceleration.
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
