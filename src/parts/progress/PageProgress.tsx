import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import style from './reading-progress.css?inline';

/** The reading-progress bar, with an island for browsers without scroll timelines. */
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

/** Whether the settings enable it for pages of this kind. */
export function hasProgress({ view: { kind, site } }: Pick<RenderContext, 'view'>): boolean {
  return site.showProgress === 'all' || (site.showProgress === 'articles' && kind === 'article');
}

/**
 * Reading-progress bar; decorative, so hidden from assistive technology. By CSS alone where the browser supports scroll timelines, else by its
 * island.
 */
export function ReadingProgress(): ReactNode {
  return (
    <div className="r-reading-progress" aria-hidden="true">
      <div className="r-reading-progress__bar" />
    </div>
  );
}
