/**
 * Waits until the animations and transitions on an element and its descendants have ended; at once when there are none. Endless ones are ignored.
 */
export async function playExit(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const ending = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const interrupted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([interrupted, Promise.allSettled(ending.map(({ finished }) => finished))]);
}
