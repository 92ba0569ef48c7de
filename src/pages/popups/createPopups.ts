import { lazyBy } from '../../shared/lazyBy.ts';
import { createViewBuilder } from '../buildView.ts';
import type { ContentSource } from '../content.ts';
import type { Problem } from '../context.ts';
import type { PageAssets } from '../renderPage.tsx';
import type { FindPopup } from './renderedPopup.ts';
import { renderPopup } from './renderPopup.tsx';

interface PopupParts {
  content: ContentSource;
  resolveIsland: PageAssets['resolveIsland'];
  publicUrl: string;
  onProblem(problem: Problem): void;
}

/** How many popups are kept: more than a site has. */
const MAX_POPUPS = 300;

/** The published popups of one state of the content, each rendered when it is first asked for. */
export function createPopups({ content, onProblem, publicUrl, resolveIsland }: PopupParts): FindPopup {
  return lazyBy(async (id: number) => {
    const popup = await content.findPopup(id);
    if (!popup) return undefined;
    const view = createViewBuilder(await content.shared(), publicUrl).popup(popup);
    return renderPopup({ popup, view, content, resolveIsland, report: onProblem });
  }, MAX_POPUPS);
}
