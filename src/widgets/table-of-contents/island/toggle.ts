import { matchesMedia } from '../../../browser/media.ts';
import { builderMedia } from '../../../shared/breakpoints.ts';
import type { Device } from '../../../shared/style.ts';
import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { TOC_COOKIE_OPTIONS, TOC_COOKIE_PREFIX, type TocState } from '../constants.ts';

/** Enables the toggle, and stores the choice. A stored choice overrides the default, which depends on the device until the visitor chooses. */
export function enableToggle(nav: HTMLElement, signal: AbortSignal): void {
  const button = nav.querySelector<HTMLElement>('.r-toc__toggle');
  if (!button) return;
  const cookie = `${TOC_COOKIE_PREFIX}${nav.dataset.index}`;
  const hidingMedia = (nav.dataset.hide?.split(' ') ?? []).map((device) => builderMedia(device as Device));

  const isShown = (): boolean =>
    nav.dataset.state ? nav.dataset.state === 'shown' : !hidingMedia.some((query) => matchesMedia(query));
  const announce = (): void => button.setAttribute('aria-expanded', String(isShown()));

  const stored = readCookie(cookie);
  if (stored === 'shown' || stored === 'hidden') nav.dataset.state = stored;
  // Focus has kept the list open until now, and may be inside it: it must not close.
  if (nav.querySelector('.r-toc__body')?.contains(document.activeElement)) nav.dataset.state = 'shown';
  announce();
  // The default depends on the device, which an orientation change may change.
  window.addEventListener('resize', announce, { signal });
  button.addEventListener(
    'click',
    () => {
      const next: TocState = isShown() ? 'hidden' : 'shown';
      // Set last: the initial state must not be animated.
      nav.dataset.animated = '';
      nav.dataset.state = next;
      announce();
      writeCookie(cookie, next, TOC_COOKIE_OPTIONS);
    },
    { signal },
  );
}
