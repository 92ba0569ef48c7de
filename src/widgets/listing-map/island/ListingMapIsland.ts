export type ListingMapIslandProps = {
  /** Id of the listing whose tours are on the map. */
  widgetId: string;
};

/** Marks the marker, route and card of the highlighted tour. */
export const CURRENT = 'data-current';

/**
 * Highlights the marker and card that belong together, on hover or focus of either, and closes an open marker by Esc and by a click outside.
 * Cards and markers are looked up by their links each time: filters replace both.
 */
export function mount(element: HTMLElement, { widgetId }: ListingMapIslandProps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let shown: Element[] = [];

  const marks = () => [...element.querySelectorAll<HTMLDetailsElement>('.r-listing-map__place')];
  const cards = () =>
    [...document.querySelectorAll<HTMLElement>('[data-listing]')]
      .filter(({ dataset }) => dataset.listing === widgetId)
      .flatMap((listing) => [...listing.querySelectorAll<HTMLElement>('.r-listing__card')]);

  function show(next: Element[]): void {
    for (const each of shown) if (!next.includes(each)) each.removeAttribute(CURRENT);
    for (const each of next) each.setAttribute(CURRENT, '');
    shown = next;
  }

  function look({ target }: Event): void {
    // When the page scrolls under a resting mouse, keyboard focus keeps the highlight.
    const place = placeOf(target) ?? placeOf(document.activeElement);
    const isMark = place !== null && element.contains(place);
    const card = isMark ? undefined : cards().find((each) => each === place);
    const paths = place && (isMark || card) ? pathsIn(place) : [];
    if (paths.length === 0) {
      show([]);
      return;
    }
    const leadsThere = (each: Element): boolean => pathsIn(each).some((path) => paths.includes(path));
    const ways = [...element.querySelectorAll('[data-way]')].filter((way) =>
      paths.includes(canonical(way.getAttribute('data-way') ?? '')),
    );
    const others = isMark ? cards() : [];
    show([...marks().filter(leadsThere), ...others.filter(leadsThere), ...ways]);
    // In SVG the last element is on top.
    for (const way of ways) way.parentNode?.append(way);
  }

  function close(except?: EventTarget | null): void {
    for (const mark of marks()) if (mark.open && !(except instanceof Node && mark.contains(except))) mark.open = false;
  }

  document.addEventListener('pointerover', look, { signal });
  document.addEventListener('focusin', look, { signal });
  document.addEventListener('pointerdown', ({ target }) => close(target), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      const open = marks().find((mark) => mark.open && event.target instanceof Node && mark.contains(event.target));
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      open.open = false;
      open.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => {
    listeners.abort();
    show([]);
  };
}

/** The card, the marker, or a tour of a marker, that contains an element. */
function placeOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('.r-listing-map__tours li, .r-listing-map__place, .r-listing__card');
}

/** Paths of the links in a card or a marker. */
function pathsIn(element: Element): string[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => canonical(pathname));
}

/** Normalizes the percent-encoding of a path. */
function canonical(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
