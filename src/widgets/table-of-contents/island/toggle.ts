import { matchesMedia } from '../../../browser/media.ts';
import { builderMedia } from '../../../shared/breakpoints.ts';
import type { Device } from '../../../shared/style.ts';
import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { TOC_COOKIE_OPTIONS, TOC_COOKIE_PREFIX, type TocState } from '../constants.ts';

/**
 * Lets the toggle show and hide the list, and remembers the choice. A stored choice wins over the default, which is the
 * device's as long as nobody has chosen.
 */
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
  // Until now focus held the list open, and a quick reader may be in it already: it must not close around them.
  if (nav.querySelector('.r-toc__body')?.contains(document.activeElement)) nav.dataset.state = 'shown';
  announce();
  // The default may depend on the device, and turning a tablet makes another device of it.
  window.addEventListener('resize', announce, { signal });
  button.addEventListener(
    'click',
    () => {
      const next: TocState = isShown() ? 'hidden' : 'shown';
      // Only now: the first state must stand at once, without an animation.
      nav.dataset.animated = '';
      nav.dataset.state = next;
      announce();
      writeCookie(cookie, next, TOC_COOKIE_OPTIONS);
    },
    { signal },
  );
}
