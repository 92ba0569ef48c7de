import { guardSaves } from './guardSaves.ts';

let isGuarded = false;

/** Has every change of an open document that this window sends carry its version, from now on; see `guardSaves`. */
export function guardWindow(api: string, shown: () => string | undefined, onRefused: (why: string) => void): void {
  if (isGuarded) return;
  isGuarded = true;
  window.fetch = guardSaves(window.fetch.bind(window), api, window.location.origin, shown, onRefused);
}
