export type ListingMapIslandProps = {
  /** Of the listing whose tours are on the map. */
  widgetId: string;
};

/** Says of a mark, a way or a card that it is of the tour that somebody looks at. */
export const CURRENT = 'data-current';

/**
 * Shows which mark belongs to which card, whichever of them is pointed at or has the focus, and closes an open mark by Esc and by a press
 * beside it. Cards and marks are found by where they lead, each time anew: filters replace both.
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
    // A page that moves under a mouse that lies still takes nothing from the keyboard.
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
    // In a drawing what comes last lies above.
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

/** The card, the mark, or the tour of a mark, in which something stands. */
function placeOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('.r-listing-map__tours li, .r-listing-map__place, .r-listing__card');
}

/** Where the links of a card or a mark lead, as paths. */
function pathsIn(element: Element): string[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => canonical(pathname));
}

/** The same path however it is encoded. */
function canonical(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
