import { renderToString } from 'react-dom/server';
import type { IslandAssetsValue } from './context.ts';
import type { ResolveIsland } from './types.ts';

export interface IslandAssetsOptions {
  resolve: ResolveIsland;
  /**
   * Prefix of every id prefix. A fragment that is inserted into a page later needs one that neither the page nor another fragment on it has, such
   * as the listing's id and its page number. Letters, digits, `-` and `_`.
   */
  seed?: string;
  /** Called for each rendered marker. */
  onMarker?: () => void;
}

/**
 * Creates the value of the IslandAssets context for one render; it counts, so each page or fragment needs a new one. Throws when the seed is not
 * valid in an id.
 */
export function createIslandAssets({ onMarker, resolve, seed = 'p' }: IslandAssetsOptions): IslandAssetsValue {
  if (!/^[\w-]+$/.test(seed)) {
    throw new TypeError(`Island id seed "${seed}" would not make an id. Use letters, digits, "-" and "_" only.`);
  }
  let count = 0;
  return {
    resolve,
    ...(onMarker && { onMarker }),
    nextPrefix: () => `${seed}-${count++}-`,
    renderMarkup: (node, identifierPrefix) => renderToString(node, { identifierPrefix }),
  };
}
