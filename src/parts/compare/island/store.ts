import { CHOICE_KEY, type Compared, readChoice } from '../rules/choice.ts';

/** Fallback without storage, for the lifetime of the page. */
let stored: Compared[] = [];
const listeners = new Set<() => void>();

/** The visitor's current choice, shared by all tabs. */
export function loadChoice(): Compared[] {
  try {
    return readChoice(localStorage.getItem(CHOICE_KEY));
  } catch {
    // Storage is blocked.
    return stored;
  }
}

/** Stores a choice, and notifies listeners on this page; the browser notifies other tabs. */
export function saveChoice(choice: readonly Compared[]): void {
  stored = [...choice];
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
      // Without a key the whole storage was cleared.
      if (key === CHOICE_KEY || key === null) listener();
    },
    { signal },
  );
}
