import type { Locator, Page } from 'playwright-core';

/** A user gesture on one of a kind's examples. */
export type Gesture = (chapter: Locator, page: Page) => Promise<void>;

const CAROUSEL = tap('.r-carousel [data-by="1"]', '.r-carousel [data-by="1"]', '.r-carousel [data-by="-1"]');
const DISCLOSURE = tap('summary', 'summary');

/** Overlays opened by a tap, and closed by Esc. */
const ABOVE = 'dialog[open], [popover]:popover-open';

/** Real user gestures for every interactive kind, by name. Each begins with what hydrates its island where the first press does. */
export const GESTURES: Readonly<Record<string, Gesture>> = {
  accordion: DISCLOSURE,
  alert: tap('.r-alert__dismiss'),
  'animated-headline': tap('.r-pause', '.r-pause'),
  'before-after': then(focus('input[type=range]'), press('ArrowRight', 'ArrowRight', 'ArrowLeft')),
  carousel: CAROUSEL,
  'contact-buttons': DISCLOSURE,
  container: tap('.r-pause', '.r-pause'),
  'flip-box': tap('.r-flip__button', '.r-flip__button'),
  // The form is empty, so errors are shown.
  form: tap('[type=submit]', '[type=submit]'),
  gallery: tap('.r-gallery label >> nth=1', '.r-gallery label >> nth=2'),
  hotspots: then(tap('.r-hotspots__marker'), appears(ABOVE), press('Escape'), goes(ABOVE)),
  'image-carousel': CAROUSEL,
  listing: tap('.r-pagination a', '.r-pagination a'),
  'listing-map': then(tap('.r-listing-map__place > summary'), press('Escape')),
  map: tap('.r-frame__open'),
  'media-carousel': CAROUSEL,
  'mega-menu': then(tap('summary'), press('Escape')),
  menu: then(tap('summary'), press('Escape')),
  'off-canvas': then(tap('.r-off-canvas > a'), appears(ABOVE), press('Escape'), goes(ABOVE)),
  'posts-carousel': CAROUSEL,
  'review-carousel': CAROUSEL,
  'search-form': then(focus('input[type=search]'), press('d', 'u', 'n', 'e')),
  'search-link': then(tap('button'), appears(ABOVE), press('Escape'), goes(ABOVE)),
  'share-buttons': tap('button'),
  slides: CAROUSEL,
  'social-embed': tap('.r-frame__open'),
  'table-of-contents': tap('.r-toc__toggle', '.r-toc__toggle', '.r-toc__list a >> nth=2'),
  'subscribe-form': tap('[type=submit]', '[type=submit]'),
  tabs: then(tap('[role=tab] >> nth=1'), press('ArrowRight', 'ArrowLeft')),
  'testimonial-carousel': CAROUSEL,
  timeline: DISCLOSURE,
  toggle: DISCLOSURE,
  video: tap('.r-frame__open'),
  'video-playlist': tap('.r-playlist__films a >> nth=1', '.r-playlist__films a >> nth=2'),
};

/** Kinds with an island but no gesture: nothing to press, a press that navigates, or empty without a tour, search or cart. */
export const NOTHING_TO_PRESS: readonly string[] = [
  'add-to-cart',
  'cart',
  'chat-button',
  'compare-button',
  'compare-table',
  'countdown',
  'counter',
  'departures',
  'itinerary',
  'mini-cart',
  'search-results',
];

/** Taps the first visible match of each selector, one after another. */
function tap(...selectors: readonly string[]): Gesture {
  return async (chapter) => {
    for (const selector of selectors) await shown(chapter, selector).click();
  };
}

function appears(selector: string): Gesture {
  return (_, page) => page.locator(selector).first().waitFor();
}

function goes(selector: string): Gesture {
  return (_, page) => page.locator(selector).first().waitFor({ state: 'hidden' });
}

function press(...keys: readonly string[]): Gesture {
  return async (_, page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}

function focus(selector: string): Gesture {
  return (chapter) => shown(chapter, selector).focus();
}

function then(...gestures: readonly Gesture[]): Gesture {
  return async (chapter, page) => {
    for (const gesture of gestures) await gesture(chapter, page);
  };
}

/** `a >> nth=1` is the second visible match. */
function shown(chapter: Locator, selector: string): Locator {
  const [css = '', nth = '0'] = selector.split(' >> nth=');
  return chapter.locator(css).filter({ visible: true }).nth(Number(nth));
}
