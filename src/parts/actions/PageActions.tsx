import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { ACTION_LINKS } from '../../shared/actions/prefix.ts';

/** Wakes links that do something instead of leading somewhere; the code for it comes with the first click on one. */
export function PageActions({ context }: { context: RenderContext }) {
  if (!context.needs.has('actions')) return null;
  return (
    <Island<typeof import('./island/ActionsIsland.ts')>
      name="actions"
      trigger={`link(${ACTION_LINKS}) | address(#rihla-action)`}
    >
      {null}
    </Island>
  );
}
