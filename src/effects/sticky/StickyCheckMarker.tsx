import { Island } from '../../islands/Island.tsx';

/** Reports blocks that cannot be sticky at their position to editors. */
export function StickyCheckMarker() {
  return (
    <Island<typeof import('./island/StickyCheckIsland.ts')> name="sticky-check" trigger="load">
      {null}
    </Island>
  );
}
