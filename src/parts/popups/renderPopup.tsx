import type { ContentReader } from '../../content/types.ts';
import { createIslandAssets } from '../../islands/createIslandAssets.ts';
import islandsCss from '../../islands/islands.css?inline';
import type { ResolveIsland } from '../../islands/types.ts';
import type { Problem, Widgets } from '../../render/context.ts';
import { loadBlocks } from '../../render/loadBlocks.ts';
import { toMarkup } from '../../render/renderBlocks.tsx';
import { createStyleSheet } from '../../render/styleSheet.ts';
import type { PageView, Popup } from '../../render/types.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { LightboxMarker } from '../lightbox/LightboxMarker.tsx';
import { lightboxData } from '../lightbox/lightboxData.ts';
import { findLightboxMedia } from '../lightbox/lightboxMedia.ts';
import { linkedPopups } from './linkedPopups.ts';
import { createPopupContext } from './popupContext.ts';
import { popupMarkup } from './popupMarkup.tsx';
import { popupSettings } from './popupSettings.ts';
import type { RenderedPopup } from './renderedPopup.ts';

export interface RenderPopupOptions {
  popup: Popup;
  /** The view that `popup` of the view builder makes. */
  view: PageView;
  content: ContentReader;
  resolveIsland: ResolveIsland;
  widgets: Widgets;
  report(problem: Problem): void;
}

/** Renders what a page gets of a popup when it opens there, with names that no page and no other popup has. */
export async function renderPopup(options: RenderPopupOptions): Promise<RenderedPopup> {
  const { content, popup, report, resolveIsland, view, widgets } = options;
  const context = createPopupContext(popup, {
    view,
    content,
    widgets,
    editing: false,
    t: createTranslate(view.locale),
    // No other class begins with a letter and an id.
    styles: createStyleSheet(`p${popup.id}-`),
    islands: createIslandAssets({ resolve: resolveIsland, seed: `popup-${popup.id}` }),
    loaded: new Map(),
    report: (problem) => report({ ...problem, path: view.path }),
  });
  await loadBlocks([popup.layout], context);
  const html = popupMarkup(popup, context);
  const media = findLightboxMedia(html, lightboxData.of(view), view.publicUrl);
  const lightbox = media && { lightbox: toMarkup(<LightboxMarker context={context} />, context) };
  if (lightbox || html.includes('<rihla-island')) context.styles.use('islands', islandsCss);
  const fragment = { html, css: context.styles.list(), settings: popupSettings(popup), ...lightbox };
  return { fragment, media, links: linkedPopups(html) };
}
