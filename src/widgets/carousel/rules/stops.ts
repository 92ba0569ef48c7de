/** How slides stand: their number, how many are seen at once and passed at once, and whether the last is followed by the first. */
export interface Arrangement {
  slides: number;
  shown: number;
  step: number;
  loops: boolean;
}

/** How many places a carousel can stop at; 1 when all slides are seen at once. */
export function countStops({ loops, shown, slides, step }: Arrangement): number {
  if (slides <= shown) return 1;
  return loops ? Math.ceil(slides / step) : Math.ceil((slides - shown) / step) + 1;
}

/** The first slide that is seen at a stop, both from 0. Without a loop the last stop is full. */
export function slideAtStop(stop: number, { loops, shown, slides, step }: Arrangement): number {
  return loops ? (stop * step) % slides : Math.min(stop * step, Math.max(0, slides - shown));
}

/** The slides that are seen at a stop, in their order. */
export function slidesAtStop(stop: number, arrangement: Arrangement): number[] {
  const { shown, slides } = arrangement;
  const first = slideAtStop(stop, arrangement);
  return Array.from({ length: Math.min(shown, slides) }, (_, offset) => (first + offset) % slides);
}

/** The stop at which a slide is the first that is seen, or the first stop at which it is seen at all. */
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

/** The stop some stops further, round the end: what moves by itself, and a loop, goes on at the other end. */
export function stopFurther(stop: number, by: number, stops: number): number {
  return (((stop + by) % stops) + stops) % stops;
}

/** The slides whose pictures are fetched: those seen and one neighbour on either side (spec, section 9, "Carousel"). */
export function slidesToFetch(seen: readonly number[], { loops, slides }: Arrangement): number[] {
  const near = seen.flatMap((slide) => [slide - 1, slide, slide + 1]);
  const there = near.map((slide) => (loops ? (slide + slides) % slides : slide));
  return [...new Set(there)].filter((slide) => slide >= 0 && slide < slides).sort((a, b) => a - b);
}

/** On which side of the first slide that is seen another stands; round the end, where that is nearer. */
export function sideOf(slide: number, seen: number, { loops, slides }: Arrangement): 'before' | 'after' {
  const way = loops ? (slide - seen + slides) % slides : slide - seen;
  return way > 0 && (!loops || way <= slides / 2) ? 'after' : 'before';
}
