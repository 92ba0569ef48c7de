import { focusTarget } from '../../../browser/focusTarget.ts';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { scrollToY } from '../../../browser/smoothScroll.ts';

/** Milliseconds of the scroll, and of the fade in `to-top.css` (spec). */
export const TO_TOP_MS = 300;

/** Makes the control of `ToTop` scroll smoothly, and fade; `markScrolled.ts` shows it. */
export function mount(element: HTMLElement): (() => void) | undefined {
  const link = element.querySelector<HTMLElement>('.r-to-top');
  if (!link) return;
  const listeners = new AbortController();
  const { signal } = listeners;

  // Not earlier: on a page that opens further down, the control is visible from the start and does not fade in.
  const animate = (): void => link.setAttribute('data-animated', '');
  window.addEventListener('scroll', animate, { once: true, passive: true, signal });
  link.addEventListener('click', (event) => void handleClick(event), { signal });
  return () => listeners.abort();
}

async function handleClick(event: MouseEvent): Promise<void> {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  if (await scrollToY(0, TO_TOP_MS)) focusTarget(document.getElementById('top') ?? document.body);
}
