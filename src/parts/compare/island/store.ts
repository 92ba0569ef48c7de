import { CHOICE_KEY, type Compared, readChoice } from '../rules/choice.ts';

/** Where the browser keeps nothing, for the life of the page. */
let kept: Compared[] = [];
const listeners = new Set<() => void>();

/** What the visitor compares, as every tab has it now. */
export function loadChoice(): Compared[] {
  try {
    return readChoice(localStorage.getItem(CHOICE_KEY));
  } catch {
    // Storage is blocked.
    return kept;
  }
}

/** Keeps a choice, and tells all who listen on this page; the browser tells the other tabs. */
export function saveChoice(choice: readonly Compared[]): void {
  kept = [...choice];
  try {
    if (choice.length > 0) localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the choice changes, on this page or in another tab. */
export function onChoice(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
  window.addEventListener(
    'storage',
    ({ key }) => {
      // Without a key all of it was emptied.
      if (key === CHOICE_KEY || key === null) listener();
    },
    { signal },
  );
}
