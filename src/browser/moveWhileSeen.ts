import type { CleanUp } from '../islands/types.ts';
import { showPaused } from './pauseButton.ts';

/** `moving`: visible and not paused; `paused`: out of view, or paused by the visitor; `still`: reduced motion. */
export type Movement = 'moving' | 'paused' | 'still';

/**
 * Controls automatic movement: only in view, in a visible document, and unless paused by the visitor or under reduced motion, with changes while
 * the page is open. Its button (`PauseButton`) is shown while there is something to pause.
 * @param box element to observe
 * @param tell called with each change, and initially
 */
export function moveWhileSeen(
  box: Element,
  button: HTMLButtonElement | null,
  tell: (movement: Movement) => void,
): CleanUp {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isInView = false;
  let isStopped = false;
  let reported: Movement | undefined;

  const judge = (): Movement => {
    if (lessMotion.matches) return 'still';
    return isInView && !isStopped && document.visibilityState === 'visible' ? 'moving' : 'paused';
  };
  const update = (): void => {
    const movement = judge();
    if (button) {
      button.hidden = movement === 'still';
      showPaused(button, isStopped);
    }
    if (movement === reported) return;
    reported = movement;
    tell(movement);
  };

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(box);
  lessMotion.addEventListener('change', update, options);
  document.addEventListener('visibilitychange', update, options);
  button?.addEventListener(
    'click',
    () => {
      isStopped = !isStopped;
      update();
    },
    options,
  );
  update();
  return () => {
    observer.disconnect();
    listeners.abort();
    if (button) button.hidden = true;
  };
}
