/** Inactivity before the controls hide, in ms. */
export const IDLE_MS = 3_500;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'focusin'] as const;

/** Prevents hiding: an open menu, or a control with visible keyboard focus. */
const HELD = '[aria-expanded=true], button:focus-visible, a:focus-visible';

/** Sets `data-idle` on the dialog after inactivity, until the next activity. */
export function hideWhenIdle(dialog: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    if (dialog.querySelector(HELD)) wait();
    else dialog.dataset.idle = '';
  }

  function wait(): void {
    clearTimeout(timer);
    delete dialog.dataset.idle;
    timer = setTimeout(hide, IDLE_MS);
  }

  for (const type of SIGNS_OF_LIFE) dialog.addEventListener(type, wait, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}
