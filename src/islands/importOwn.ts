import type { IslandModule } from './types.ts';

/** A same-origin path: a slash followed by neither a slash nor white space. */
const OWN_ADDRESS = /^\/[\w@]/;

/**
 * Imports one of the site's own modules; rejects any other URL. The page's CSP trusts whatever a trusted script imports, and a marker could be
 * forged by HTML injection, so the check is here.
 */
export function importOwn(url: string): Promise<IslandModule> {
  return OWN_ADDRESS.test(url) ? import(/* @vite-ignore */ url) : Promise.reject(new Error(url));
}
