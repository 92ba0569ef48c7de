import type { PopupSettings } from './popupSettings.ts';

/**
 * Closes a popup by its close button, after the button's delay. The delay also applies without a button.
 * @returns whether the delay has passed
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
