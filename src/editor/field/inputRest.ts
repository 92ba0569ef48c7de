/** Debounce of Payload's forms before they send a change, in ms (`useDebouncedEffect` in its `Form`), and one frame. */
const REST_MS = 250 + 17;

const INPUT = ['click', 'drop', 'input', 'keydown', 'paste', 'pointerup'] as const;

/**
 * Waits for a pause in a person's input. @param target receives the input's events, such as the window
 * @returns `rested` resolves at once, or `REST_MS` after the last input; `stop` removes the listeners and resolves all
 */
export function watchInputRest(target: EventTarget): { rested: () => Promise<void>; stop: () => void } {
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    timer = undefined;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const begin = () => {
    clearTimeout(timer);
    // After the event's handlers and what they render, in which the form begins its own debounce.
    timer = setTimeout(() => {
      timer = setTimeout(finish, REST_MS);
    });
  };
  for (const type of INPUT) target.addEventListener(type, begin, { capture: true, passive: true });
  return {
    rested: () => (timer === undefined ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve))),
    stop: () => {
      for (const type of INPUT) target.removeEventListener(type, begin, { capture: true });
      clearTimeout(timer);
      finish();
    },
  };
}
