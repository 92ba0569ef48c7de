import { followActions } from './followActions.ts';
import { HANDLERS } from './handlers.ts';

/** Makes the page's links with an action act, from the first click on one, or at once when the address names an action. */
export function mount(): () => void {
  const listeners = new AbortController();
  followActions(HANDLERS, listeners.signal);
  return () => listeners.abort();
}
