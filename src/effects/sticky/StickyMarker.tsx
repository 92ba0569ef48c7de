import { Island } from '../../islands/Island.tsx';

/** Wakes what measures and stacks what sticks. */
export function StickyMarker() {
  return (
    <Island<typeof import('./island/StickyIsland.ts')> name="sticky" trigger="load">
      {null}
    </Island>
  );
}
