import type { ContentReader } from '../content/types.ts';
import { createIslandAssets } from '../islands/createIslandAssets.ts';
import islandsCss from '../islands/islands.css?inline';
import type { ResolveIsland } from '../islands/types.ts';
import { ConsentSettings } from '../parts/consent/ConsentSettings.tsx';
import { consentData } from '../parts/consent/consentData.ts';
import { contentsData } from '../parts/contents/contentsData.ts';
import { tocSettings } from '../parts/contents/tocSettings.ts';
import { lightboxData } from '../parts/lightbox/lightboxData.ts';
import { findLightboxMedia, lightboxHosts } from '../parts/lightbox/lightboxMedia.ts';
import { createPopupContext } from '../parts/popups/popupContext.ts';
import { popupMarkup } from '../parts/popups/popupMarkup.tsx';
import { popupsData } from '../parts/popups/popupsData.ts';
import { popupTargets } from '../parts/popups/popupTargets.ts';
import type { FindPopup } from '../parts/popups/renderedPopup.ts';
import type { PictureSource, Problem, RenderContext, Widgets } from '../render/context.ts';
import { prepareHeadings } from '../render/headings.ts';
import { walkLayout } from '../render/layout.ts';
import { loadBlocks } from '../render/loadBlocks.ts';
import { namesOfPanels } from '../render/missingPanels.ts';
import { createIds, takenIds } from '../render/pageIds.ts';
import problemCss from '../render/problem.css?inline';
import { renderBlocks, toMarkup } from '../render/renderBlocks.tsx';
import { shortMarkup } from '../render/shortMarkup.ts';
import { createStyleSheet } from '../render/styleSheet.ts';
import type { Layout, PageView } from '../render/types.ts';
import { LOCALES } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { buildToc } from '../shared/toc.ts';
import { baseCss } from './baseCss.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { DocumentBody, DocumentHead } from './Document.tsx';
import { bodyLayout } from './defaultBody.ts';

/** What the build made for the browser. */
export interface PageAssets {
  resolveIsland: ResolveIsland;
  /** Address of the island loader. */
  loader: string;
  /** `@font-face` rules, inlined. */
  fontFaces: string;
  /** Addresses of the font files. */
  fonts: readonly string[];
}

export interface RenderOptions {
  view: PageView;
  content: ContentReader;
  assets: PageAssets;
  widgets: Widgets;
  editing?: boolean;
  /** True when the templates are what is being edited, not the document. */
  editsTemplates?: boolean;
  /** Renders the popups that may open on the page; absent in an editor's preview, where none does by itself. */
  findPopup?: FindPopup | undefined;
  report(problem: Problem): void;
}

export interface RenderedPage {
  html: string;
  /** Value of the `content-security-policy` header that allows exactly what the page inlines. */
  contentSecurityPolicy: string;
}

/** Width of the content column on a desktop, in CSS px, before the theme says otherwise. */
const FULL_SLOT = { desktop: 1440, phone: 1 };

/** Renders a view to a whole document: loads what its widgets need, all at once, then renders once. */
export async function renderPage({
  view,
  content,
  assets,
  widgets,
  editing = false,
  editsTemplates = false,
  findPopup,
  report,
}: RenderOptions): Promise<RenderedPage> {
  const body = bodyLayout(view);
  const around = [view.templates.header?.layout, body, view.templates.footer?.layout];
  const layouts: Layout[] = body === view.document?.layout ? around : [...around, view.document?.layout];
  const taken = takenIds(layouts, widgets);
  const headings = prepareHeadings(view.document?.layout, widgets, taken);
  const edited = editsTemplates ? around : [view.document?.layout];
  const own = editing
    ? new Set(view.editedPopup ? [] : edited.flatMap((layout) => walkLayout(layout, widgets)))
    : undefined;
  let hasPriority = false;
  let firstPicture: PictureSource | undefined;
  let tocIndex = 0;
  const context: RenderContext = {
    view,
    content,
    widgets,
    headings,
    editing,
    panelNames: editing ? namesOfPanels(layouts, widgets) : undefined,
    t: createTranslate(view.locale),
    styles: createStyleSheet(),
    islands: createIslandAssets({ resolve: assets.resolveIsland }),
    toc: buildToc(headings.list, tocSettings(contentsData.of(view))),
    slot: FULL_SLOT,
    isOwn: (block) => own?.has(block) ?? true,
    loaded: new Map(),
    renderBlocks: (layout, slot) => renderBlocks(layout, context, slot ?? FULL_SLOT),
    renderUnseen: (layout, slot) => {
      const hadPriority = hasPriority;
      hasPriority = true;
      const html = renderBlocks(layout, context, slot);
      hasPriority = hadPriority;
      return html;
    },
    takePriority: (source) => {
      if (hasPriority) return false;
      hasPriority = true;
      firstPicture = source;
      return true;
    },
    firstPicture: () => firstPicture,
    nextTocIndex: () => tocIndex++,
    uniqueId: createIds([...taken, ...headings.list.map(({ id }) => id)]),
    report: (problem) => report({ ...problem, path: view.path }),
  };
  const popup = view.editedPopup && { doc: view.editedPopup, context: createPopupContext(view.editedPopup, context) };
  await Promise.all([loadBlocks(layouts, context), popup && loadBlocks([popup.doc.layout], popup.context)]);
  const popupHtml = popup && popupMarkup(popup.doc, popup.context, true);
  return assemble(context, { assets, findPopup, layout: body, popup: popupHtml });
}

interface PageParts extends Pick<RenderOptions, 'assets' | 'findPopup'> {
  layout: Layout;
  /** The popup that is being edited. */
  popup: string | undefined;
}

async function assemble(
  context: RenderContext,
  { assets, findPopup, layout, popup }: PageParts,
): Promise<RenderedPage> {
  const { view } = context;
  // An editor at work is not counted, and asked nothing.
  const tracking = context.editing ? undefined : consentData.of(view);
  const header = context.renderBlocks(view.templates.header?.layout);
  const main = context.renderBlocks(layout);
  const ownFooter = context.renderBlocks(view.templates.footer?.layout);
  const footer = tracking
    ? ownFooter + toMarkup(<ConsentSettings label={context.t('consent.settings')} />, context)
    : ownFooter;
  const markup = header + main + footer + (popup ?? '');
  const media = findLightboxMedia(markup, lightboxData.of(view), view.publicUrl);
  const body = (
    <DocumentBody
      context={context}
      footer={footer}
      hasLightbox={media !== undefined}
      header={header}
      main={main}
      popup={popup}
      tracking={tracking}
    />
  );
  const bodyHtml = shortMarkup(toMarkup(body, context));
  const hasIslands = bodyHtml.includes('<rihla-island');
  // An editor's own pages are not counted.
  const countsViews = !context.editing && popupsData.of(view).length > 0;
  if (context.editing) context.styles.use('problem', problemCss);
  if (hasIslands) context.styles.use('islands', islandsCss);
  const css = `${baseCss(view.theme, assets.fontFaces)}${context.styles}`;
  const loader = hasIslands || countsViews ? assets.loader : undefined;
  const head = (
    <DocumentHead
      context={context}
      css={css}
      fonts={assets.fonts}
      loader={loader}
      pageCount={countPages(layout, context)}
    />
  );
  const headHtml = shortMarkup(toMarkup(head, context));
  // Without script nothing could fetch the fonts later.
  const fonts = loader ? '' : ' data-fonts';
  const popups = countsViews ? ' data-popups' : '';
  const html = `<!doctype html><html lang="${view.locale}" dir="${directionOf(view)}"${fonts}${popups}>${headHtml}${bodyHtml}</html>`;
  const shown = [...(media?.targets ?? []), ...(await popupTargets(markup, context, findPopup))];
  const lightbox = lightboxHosts({ targets: shown }, view.publicUrl);
  return { html, contentSecurityPolicy: contentSecurityPolicy(html, { editing: context.editing, lightbox, tracking }) };
}

/** How many pages the list has that an archive or search shows. */
function countPages(body: Layout, { loaded, widgets }: RenderContext): number {
  const [count = 1] = walkLayout(body, widgets).flatMap(
    (block) => widgets.get(block.blockType)?.countPages?.(block, loaded.get(block)?.data) ?? [],
  );
  return count;
}

function directionOf({ locale }: PageView): 'ltr' | 'rtl' {
  return LOCALES.find(({ code }) => code === locale)?.rtl ? 'rtl' : 'ltr';
}
