import { createContext } from 'react';
import type { ResolveIsland } from './types.ts';

/** Context of the page or fragment being rendered, for `<Island>`. */
export interface IslandAssetsValue {
  resolve: ResolveIsland;
  /** Called for each rendered marker. */
  onMarker?: () => void;
}

/** Provided once around every page and every fragment: `<IslandAssets value={{ resolve, onMarker }}>`. */
export const IslandAssets = createContext<IslandAssetsValue | null>(null);
