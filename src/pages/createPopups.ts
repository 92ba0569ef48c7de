import type { Content } from '../content/createContent.ts';
import { createDependencies, type Dependencies } from '../content/dependencies.ts';
import type { FindPopup, RenderedPopup } from '../parts/popups/renderedPopup.ts';
import { renderPopup } from '../parts/popups/renderPopup.tsx';
import type { Problem, Widgets } from '../render/context.ts';
import { lazyBy } from '../shared/lazyBy.ts';
import { createViewBuilder } from './buildView.ts';
import type { PageAssets } from './renderPage.tsx';

interface PopupParts {
  content: Content;
  resolveIsland: PageAssets['resolveIsland'];
  publicUrl: string;
  widgets: Widgets;
  onProblem(problem: Problem): void;
}

/** How many popups are kept: more than a site has. */
const MAX_POPUPS = 300;

/**
 * The published popups of one state of the content, each rendered when it is first asked for.
 * @returns finds them for one page, which then depends on all that they are made of
 */
export function createPopups({
  content,
  onProblem,
  publicUrl,
  resolveIsland,
  widgets,
}: PopupParts): (dependencies: Dependencies) => FindPopup {
  const find = lazyBy(async (id: number): Promise<{ rendered: RenderedPopup | undefined; tags: string[] }> => {
    const dependencies = createDependencies();
    const source = content.read(dependencies);
    const popup = await source.findPopup(id);
    if (!popup) return { rendered: undefined, tags: dependencies.list() };
    const view = createViewBuilder(await source.shared(), publicUrl).popup(popup);
    const rendered = await renderPopup({ popup, view, content: source, resolveIsland, widgets, report: onProblem });
    return { rendered, tags: dependencies.list() };
  }, MAX_POPUPS);
  return (dependencies) => async (id) => {
    const { rendered, tags } = await find(id);
    dependencies.add(...tags);
    return rendered;
  };
}
