import { Island } from '../../islands/Island.tsx';

/** Delays entrances below the fold until they are scrolled to. */
export function EntranceMarker() {
  return (
    <Island<typeof import('./island/EntranceIsland.ts')> name="entrance" trigger="load">
      {null}
    </Island>
  );
}
