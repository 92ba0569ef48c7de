import type { PopupSettings } from './popupSettings.ts';

/**
 * Lets the close button of a popup close it, once it is due. A popup without one becomes due all the same.
 * @returns whether it is due now
 */
export function wireCloseButton(
  frame: HTMLElement,
  { close_button_delay: delay = 0 }: PopupSettings,
  close: () => void,
  signal: AbortSignal,
): () => boolean {
  const button = frame.querySelector<HTMLElement>(':scope > .r-popup__close');
  button?.addEventListener('click', close, { signal });
  let isDue = delay === 0;
  button?.toggleAttribute('data-waiting', !isDue);
  const timer = setTimeout(() => {
    isDue = true;
    button?.removeAttribute('data-waiting');
  }, delay * 1000);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => isDue;
}
