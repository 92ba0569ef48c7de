import { guardSaves } from './guardSaves.ts';

let isGuarded = false;

/** Installs `guardSaves` on this window's `fetch`. */
export function guardWindow(api: string, shown: () => string | undefined, onRefused: (why: string) => void): void {
  if (isGuarded) return;
  isGuarded = true;
  window.fetch = guardSaves(window.fetch.bind(window), api, window.location.origin, shown, onRefused);
}
