import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { ACTION_LINKS } from '../../shared/actions/prefix.ts';

/** Island for links with actions; its code is loaded with the first click on one. */
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
