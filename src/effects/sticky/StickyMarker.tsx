import { Island } from '../../islands/Island.tsx';

/** Loads the island that measures and stacks sticky blocks. */
export function StickyMarker() {
  return (
    <Island<typeof import('./island/StickyIsland.ts')> name="sticky" trigger="load">
      {null}
    </Island>
  );
}
