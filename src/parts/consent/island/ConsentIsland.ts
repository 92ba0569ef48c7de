import { eraseCookie, readCookie } from '../../../visitor/cookies.ts';
import type { ConsentCategory } from '../rules/categories.ts';
import { type ConsentQuestion, decideConsent } from '../rules/decideConsent.ts';
import { readChoice } from '../rules/readChoice.ts';
import { CONSENT_EVENT, TRACKERS_READY_EVENT } from './consentEvents.ts';
import { sendConsentDefault, sendConsentUpdate } from './googleTag.ts';
import { holdEvents } from './holdEvents.ts';
import { openBanner } from './openBanner.ts';
import { takeAnswers } from './takeAnswers.ts';
import { releaseIsland } from './waitingIslands.ts';

/** The library's cookie. */
const COOKIE = 'cc_cookie';

/** Events that the library fires on the window: a first choice or a page with one, and a change. */
const LIBRARY_EVENTS = ['cc:onConsent', 'cc:onChange'];

/**
 * Decides on each page what is granted, shows the banner if needed, and releases two islands: `consent-choice`, which stores the answer,
 * when a visitor answers, and `trackers` once something is granted. It loads and stores nothing by itself.
 */
export function mount(element: HTMLElement, question: ConsentQuestion): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const banner = openBanner(element, signal);
  const events = holdEvents(signal);

  function apply(granted: readonly ConsentCategory[]): void {
    sendConsentUpdate(granted);
    document.documentElement.dataset.consent = granted.join(' ');
    banner.show(false);
    events.keep(granted.length > 0);
    if (granted.length > 0) releaseIsland(element, 'trackers');
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: granted }));
  }

  function decide(): void {
    const { asks, fallback, granted } = readDecision(question);
    if (!window.gtag) sendConsentDefault(fallback);
    apply(granted);
    banner.show(asks && !question.isQuiet);
    events.keep(asks || granted.length > 0);
  }

  takeAnswers(element, banner, signal);
  element.addEventListener(TRACKERS_READY_EVENT, (event) => events.passTo((event as CustomEvent).detail), { signal });
  for (const name of LIBRARY_EVENTS) {
    addEventListener(name, (event) => apply(readCategories(event, question)), { signal });
  }
  // A page restored from the back/forward cache has a stale choice.
  addEventListener('pageshow', ({ persisted }) => persisted && decide(), { signal });
  decide();
  return () => listeners.abort();
}

/** Decision by cookie and time zone; `fallback` is granted without a choice. */
function readDecision(question: ConsentQuestion) {
  const cookie = readCookie(COOKIE);
  const choice = readChoice(cookie);
  // The library would fail on an invalid cookie.
  if (cookie && !choice) eraseCookie(COOKIE);
  const decision = decideConsent(question, Intl.DateTimeFormat().resolvedOptions().timeZone, choice);
  return { ...decision, fallback: choice ? [] : decision.granted };
}

/** Accepted categories as the library reports them, even where the browser stores no cookies. */
function readCategories(event: Event, { offered }: ConsentQuestion): ConsentCategory[] {
  const { categories } = (event as CustomEvent<{ cookie: { categories: string[] } }>).detail.cookie;
  return offered.filter((category) => categories.includes(category));
}
