import { countDown } from './countDown.ts';

/**
 * Closes a popup after some seconds. The timer pauses while the pointer or focus is inside, or the page is hidden; focus on the popup itself, which
 * it gets on opening, does not count.
 */
export function closeAutomatically(
  { element, frame, seconds }: { element: HTMLElement; frame: HTMLElement; seconds: number },
  close: () => void,
  signal: AbortSignal,
): void {
  const clock = countDown(seconds, close);
  const holdsFocus = (node: EventTarget | null): boolean => node instanceof Node && frame.contains(node);
  const handleVisibility = (): void => clock.hold('hidden', document.hidden);
  frame.addEventListener('pointerenter', () => clock.hold('pointer', true), { signal });
  frame.addEventListener('pointerleave', () => clock.hold('pointer', false), { signal });
  element.addEventListener('focusin', ({ target }) => clock.hold('focus', holdsFocus(target)), { signal });
  element.addEventListener('focusout', ({ relatedTarget }) => clock.hold('focus', holdsFocus(relatedTarget)), {
    signal,
  });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  handleVisibility();
  signal.addEventListener('abort', clock.stop);
}
