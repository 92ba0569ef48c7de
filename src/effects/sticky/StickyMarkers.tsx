import { Island } from '../../islands/Island.tsx';
import { t } from '../../shared/studioWords/t.ts';

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
  // The page has no catalogue of the studio, so the island gets its messages from the server.
  const props = {
    note: t(
      'This block cannot stay in view here: what is around it cuts off whatever goes beyond it. Move it out of there.',
    ),
    noteOnBlock: t(
      'This block cannot stay in view here: what is around it ({block}) cuts off whatever goes beyond it. Move it out of there.',
      { block: '{block}' },
    ),
  };
  return (
    <Island<typeof import('./island/StickyCheckIsland.ts')> name="sticky-check" props={props} trigger="load">
      {null}
    </Island>
  );
}
