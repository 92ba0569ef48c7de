import type { IslandModule } from './types.ts';

/** However an address is read, a slash with neither a slash nor white space behind it leads to this very site. */
const OWN_ADDRESS = /^\/[\w@]/;

/**
 * Imports one of the site's own modules; rejects any other address. The page's policy trusts whatever a trusted script
 * imports, and a marker could be forged by whoever gets markup into a page, so this is where it is held.
 */
export function importOwn(url: string): Promise<IslandModule> {
  return OWN_ADDRESS.test(url) ? import(/* @vite-ignore */ url) : Promise.reject(new Error(url));
}
