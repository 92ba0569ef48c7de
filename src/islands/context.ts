import { createContext } from 'react';
import type { ResolveIsland } from './types.ts';

/** What `<Island>` needs to know about the page or fragment being rendered. */
export interface IslandAssetsValue {
  resolve: ResolveIsland;
  /** Called for each rendered marker. */
  onMarker?: () => void;
}

/** Provided once around every page and every fragment: `<IslandAssets value={{ resolve, onMarker }}>`. */
export const IslandAssets = createContext<IslandAssetsValue | null>(null);
