import { createContext, type ReactNode } from 'react';
import type { ResolveIsland } from './types.ts';

/** What `<Island>` needs to know about the page or fragment being rendered; made by createIslandAssets. */
export interface IslandAssetsValue {
  resolve: ResolveIsland;
  /** Called for each rendered marker. */
  onMarker?: () => void;
  /** Returns a prefix for React's ids that is unique on the page. */
  nextPrefix: () => string;
  /** Renders a React island's markup on its own, as the browser will hydrate it. */
  renderMarkup: (node: ReactNode, identifierPrefix: string) => string;
}

/** Provided once around every page and every fragment: `<IslandAssets value={createIslandAssets({ … })}>`. */
export const IslandAssets = createContext<IslandAssetsValue | null>(null);

/** True below a React island, on the server and in the browser: a nested island is just its component. */
export const InsideIsland = createContext(false);
