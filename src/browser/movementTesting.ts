import { vi } from 'vitest';
import { FakeIntersectionObserver } from '../islands/testSupport.ts';

/** Fakes visibility, `document.hidden` and the reduced-motion setting. */
export function fakeMovement() {
  const lessMotion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('motion') ? lessMotion : Object.assign(new EventTarget(), { matches: false }),
  );
  return {
    see: (isInView = true) => FakeIntersectionObserver.current.notify(isInView),
    askForLessMotion(matches: boolean) {
      lessMotion.matches = matches;
      lessMotion.dispatchEvent(new Event('change'));
    },
    look(visibilityState: DocumentVisibilityState) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** The markup of `PauseButton`. */
export const PAUSE_BUTTON =
  '<button class="r-pause" hidden aria-label="Stop" data-pause="Stop" data-play="Go on" data-state="moving"></button>';
