import { Island } from '../../islands/Island.tsx';

/** Loads the island that measures and stacks sticky blocks. */
export function StickyMarker() {
  return (
    <Island<typeof import('./island/StickyIsland.ts')> name="sticky" trigger="load">
      {null}
    </Island>
  );
}

/** Reports blocks that cannot be sticky at their position to editors. */
export function StickyCheckMarker() {
  return (
    <Island<typeof import('./island/StickyCheckIsland.ts')> name="sticky-check" trigger="load">
      {null}
    </Island>
  );
}
