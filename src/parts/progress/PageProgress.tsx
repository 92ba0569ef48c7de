import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import style from './reading-progress.css?inline';

/** The bar, with the island for browsers that cannot move it by style alone. */
export function PageProgress({ context }: { context: RenderContext }) {
  context.needs.use('reading-progress', { style });
  return (
    <Island<typeof import('./island/readingProgressIsland.ts')>
      name="reading-progress"
      trigger="lacks(animation-timeline: scroll())"
    >
      <ReadingProgress />
    </Island>
  );
}

/** Whether the site wants it on pages of this kind. */
export function hasProgress({ view: { kind, site } }: Pick<RenderContext, 'view'>): boolean {
  return site.showProgress === 'all' || (site.showProgress === 'articles' && kind === 'article');
}
