import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { ToTop } from './ToTop.tsx';
import style from './to-top.css?inline';

/** Link back to the top, which its island shows once the page is scrolled. */
export function PageToTop({ context }: { context: RenderContext }) {
  context.needs.use('to-top', { style });
  return (
    <Island<typeof import('./island/toTopIsland.ts')> name="to-top" trigger="scroll">
      <ToTop labels={{ toTop: context.t('toTop.label') }} />
    </Island>
  );
}
