import { Island } from '../../islands/Island.tsx';

/** Keeps what is further down the page until it is scrolled to. */
export function EntranceMarker() {
  return (
    <Island<typeof import('./island/EntranceIsland.ts')> name="entrance" trigger="load">
      {null}
    </Island>
  );
}
