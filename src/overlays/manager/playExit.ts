/**
 * Waits until the animations and transitions on an element and inside it have ended; at once when there are none. Endless
 * ones are not waited for.
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
