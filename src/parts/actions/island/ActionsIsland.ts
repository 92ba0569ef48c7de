import { followActions } from './followActions.ts';
import { HANDLERS } from './handlers.ts';

/** Handles the page's action links, from the first click on one, or at once when the URL has an action. */
export function mount(): () => void {
  const listeners = new AbortController();
  followActions(HANDLERS, listeners.signal);
  return () => listeners.abort();
}
