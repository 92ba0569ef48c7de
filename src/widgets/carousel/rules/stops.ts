/** Arrangement of slides: total, shown at once, per step, and whether they loop. */
export interface Arrangement {
  slides: number;
  shown: number;
  step: number;
  loops: boolean;
}

/** Number of stops; 1 when all slides are shown at once. */
export function countStops({ loops, shown, slides, step }: Arrangement): number {
  if (slides <= shown) return 1;
  return loops ? Math.ceil(slides / step) : Math.ceil((slides - shown) / step) + 1;
}

/** The first visible slide at a stop, both from 0. Without a loop the last stop is full. */
export function slideAtStop(stop: number, { loops, shown, slides, step }: Arrangement): number {
  return loops ? (stop * step) % slides : Math.min(stop * step, Math.max(0, slides - shown));
}

/** The visible slides at a stop, in order. */
export function slidesAtStop(stop: number, arrangement: Arrangement): number[] {
  const { shown, slides } = arrangement;
  const first = slideAtStop(stop, arrangement);
  return Array.from({ length: Math.min(shown, slides) }, (_, offset) => (first + offset) % slides);
}

/** The stop at which a slide is first, or else the first stop that shows it. */
export function stopOfSlide(slide: number, arrangement: Arrangement): number {
  const stops = Array.from({ length: countStops(arrangement) }, (_, stop) => slidesAtStop(stop, arrangement));
  const asFirst = stops.findIndex(([first]) => first === slide);
  return asFirst >= 0
    ? asFirst
    : Math.max(
        0,
        stops.findIndex((seen) => seen.includes(slide)),
      );
}

/** The stop some steps further, wrapping around, for loops and autoplay. */
export function stopFurther(stop: number, by: number, stops: number): number {
  return (((stop + by) % stops) + stops) % stops;
}

/** Slides whose pictures are loaded: the visible ones and one neighbour on either side (spec). */
export function slidesToFetch(seen: readonly number[], { loops, slides }: Arrangement): number[] {
  const near = seen.flatMap((slide) => [slide - 1, slide, slide + 1]);
  const there = near.map((slide) => (loops ? (slide + slides) % slides : slide));
  return [...new Set(there)].filter((slide) => slide >= 0 && slide < slides).sort((a, b) => a - b);
}

/** Side of a slide relative to the first visible one; across the end of the loop, where that is nearer. */
export function sideOf(slide: number, seen: number, { loops, slides }: Arrangement): 'before' | 'after' {
  const way = loops ? (slide - seen + slides) % slides : slide - seen;
  return way > 0 && (!loops || way <= slides / 2) ? 'after' : 'before';
}
