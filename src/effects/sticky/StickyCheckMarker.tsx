import { Island } from '../../islands/Island.tsx';

/** Tells editors of blocks that cannot stay in view where they stand. */
export function StickyCheckMarker() {
  return (
    <Island<typeof import('./island/StickyCheckIsland.ts')> name="sticky-check" trigger="load">
      {null}
    </Island>
  );
}
