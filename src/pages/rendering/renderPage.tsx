import type { ReactNode } from 'react';
import type { SpokenTemplate } from '../../content/documentTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import islandsCss from '../../islands/islands.css?inline';
import type { ResolveIsland } from '../../islands/types.ts';
import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import { speaking, toMarkup } from '../../render/blocks/renderBlocks.tsx';
import type { Problem, RenderContext, Widgets } from '../../render/context.ts';
import { createContext } from '../../render/createContext.ts';
import { onFooter, onHeader } from '../../render/ground.ts';
import { walkLayout } from '../../render/layout.ts';
import { type PageListing, pageListings } from '../../render/listings/pageListings.ts';
import { shortMarkup } from '../../render/markup/shortMarkup.ts';
import type { Parts } from '../../render/part.ts';
import problemCss from '../../render/problem.css?inline';
import { Region } from '../../render/Region.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { Layout, PageView, Theme } from '../../render/types.ts';
import { DEFAULT_LOCALE, directionOf, type LocaleCode } from '../../shared/locales.ts';
import type { PageFonts } from '../../styles/fonts/own/ownFontFaces.ts';
import { baseCss } from './baseCss.ts';
import { type BelowFold, deferLaterSections, heldBelow, renderSections, usesFile } from './belowFold.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { DocumentBody, DocumentHead } from './Document.tsx';
import { bodyLayout } from './defaultBody.ts';
import { yieldBetweenRenders } from './yieldBetweenRenders.ts';

/** Output of the client build. */
export interface PageAssets {
  resolveIsland: ResolveIsland;
  /** URL of the island loader. */
  loader: string;
  /** Font faces and files for a page in a theme and a language. */
  fontsOf(theme: Theme, locale: LocaleCode): PageFonts;
  /** Stylesheets for sections below the fold, of which a page links one; absent where all is inlined, as in development. */
  belowFold?: readonly BelowFold[];
}

export interface RenderOptions {
  view: PageView;
  content: ContentReader;
  assets: PageAssets;
  widgets: Widgets;
  parts: Parts;
  editing?: boolean;
  /** Id of the edited template; undefined when a document or a part's document is edited. */
  editedTemplate?: number | undefined;
  /** Marks each block with its id, as in a preview, on a page that is otherwise the visitors' page. */
  isMarked?: boolean;
  /** Renders the fragments that can open on the page; absent in an editor's preview, where none opens by itself. */
  findFragment?: RenderContext['findFragment'] | undefined;
  /** Main content that replaces any layout. */
  main?: (context: RenderContext) => ReactNode;
  report(problem: Problem): void;
}

export interface RenderedPage {
  html: string;
  /** The listings on the page, whose state the query can set. */
  listings: readonly PageListing[];
  /** Query parameters that its other blocks read. */
  parameters: readonly string[];
  /** Parts whose personal content its blocks show. */
  personal: readonly string[];
  /** Value of the `content-security-policy` header that allows exactly the inlined scripts and styles. */
  contentSecurityPolicy: string;
}

/** Default width of the content column on a desktop, in CSS px, unless the theme sets one. */
const FULL_SLOT = { desktop: 1440, phone: 1 };

/**
 * Renders a view to a whole document: loads the data of its widgets and parts concurrently, then renders once, the body first. Rendering collects
 * what the page needs (`needs.ts`), from which the head and the policy are written.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { assets, editedTemplate, main, parts } = options;
  const context = pageContext(options);
  await Promise.all([
    loadBlocks(context.layouts, context),
    ...parts.on(context).map((part) => part.prepare?.(context)),
  ]);
  await yieldBetweenRenders();
  const [, layout] = context.layouts;
  return assemble(context, { assets, editedTemplate, parts, layout, main });
}

/** The render context of a page, before any of its blocks has loaded data. */
export function pageContext({
  view,
  content,
  assets,
  widgets,
  parts,
  editing = false,
  editedTemplate,
  findFragment,
  isMarked,
  report,
}: RenderOptions): RenderContext {
  const body = bodyLayout(view, widgets);
  const around = [view.templates.header?.layout, body, view.templates.footer?.layout];
  const layouts: Layout[] = body === view.document?.layout ? around : [...around, view.document?.layout];
  const own = editedTemplate === undefined ? [view.document?.layout] : around;
  const edited = new Set(view.edited ? [] : own.flatMap((layout) => walkLayout(layout, widgets)));
  const { resolveIsland } = assets;
  return createContext({
    kind: 'page',
    ...{ view, content, widgets, parts, resolveIsland, findFragment, report, layouts },
    slot: FULL_SLOT,
    edited: editing ? edited : undefined,
    isMarked: editing || isMarked,
    editsDocument: editing && editedTemplate === undefined && !view.edited,
  });
}

interface PageParts extends Pick<RenderOptions, 'assets' | 'editedTemplate' | 'parts'> {
  main: RenderOptions['main'];
  layout: Layout;
}

async function assemble(
  context: RenderContext,
  { assets, editedTemplate, layout, main: own, parts }: PageParts,
): Promise<RenderedPage> {
  const { needs, styles, view } = context;
  // An untranslated header or footer is in the language of the source, with its lang attribute.
  const inLanguageOf = (template: SpokenTemplate | undefined): RenderContext =>
    languageMark(template ?? {}, view) ? speaking(context, DEFAULT_LOCALE) : context;
  const around = onFooter(inLanguageOf(view.templates.footer));
  const header = onHeader(inLanguageOf(view.templates.header)).renderBlocks(view.templates.header?.layout);
  const {
    before,
    after,
    file: fittest,
  } = own
    ? { before: toMarkup(own(context), context), after: '', file: undefined }
    : renderSections(layout, context, assets.belowFold);
  const ownFooter = around.renderBlocks(view.templates.footer?.layout);
  const footer = ownFooter + toMarkup(<Region context={around} name="footer" />, around);
  const file = fittest && usesFile(context, fittest) ? fittest : undefined;
  if (!own && !file) deferLaterSections(layout, context);
  // A stylesheet link in the body: a browser shows the content before it, and waits with the rest for the file.
  const main = file ? `${before}<link href="${file.href}" rel="stylesheet"/>${after}` : before + after;
  const body = (
    <DocumentBody
      context={context}
      editedTemplate={editedTemplate}
      footer={footer}
      header={header}
      isWhole={layout === view.document?.layout}
      main={main}
    />
  );
  const bodyHtml = shortMarkup(toMarkup(body, context));
  const standing = parts.on(context);
  await Promise.all(standing.map((part) => part.reach?.(context)));
  if (context.editing) styles.use('problem', problemCss);
  if (needs.has('islands')) styles.use('islands', islandsCss);
  // Editors see the same fonts as visitors, even if they load late.
  const pageFonts = assets.fontsOf(view.theme, view.locale);
  const fontFaces = context.editing
    ? pageFonts.fontFaces.replaceAll('font-display:optional', 'font-display:swap')
    : pageFonts.fontFaces;
  const loader = needs.hasLoader() ? assets.loader : undefined;
  const head = (
    <DocumentHead
      context={context}
      css={`${baseCss(view.theme, fontFaces, view.locale)}${file ? styles.without(heldBelow(context, file)) : styles}`}
      fonts={pageFonts.fonts}
      loader={loader}
      pageCount={countPages(layout, context)}
      statements={standing.flatMap((part) => part.startScript?.(context) ?? [])}
    />
  );
  const headHtml = shortMarkup(toMarkup(head, context));
  needs.close();
  // Without script nothing could load the fonts later.
  const roots = [...(loader ? [] : ['data-fonts']), ...needs.roots()].map((root) => ` ${root}`).join('');
  const html = `<!doctype html><html lang="${view.locale}" dir="${directionOf(view.locale)}"${roots}>${headHtml}${bodyHtml}</html>`;
  const listings = await pageListings(context);
  return {
    html,
    listings,
    parameters: parametersOf(context),
    personal: personalOf(context),
    contentSecurityPolicy: contentSecurityPolicy(needs, context.editing),
  };
}

/** Query parameters that blocks of the page read, besides filters and page numbers. */
function parametersOf({ layouts, widgets }: RenderContext): string[] {
  const names = layouts
    .flatMap((layout) => walkLayout(layout, widgets))
    .flatMap(({ blockType }) => widgets.get(blockType)?.readsParameter?.name ?? []);
  return [...new Set(names)].sort();
}

/** Parts whose personal content blocks of the page show. */
function personalOf({ layouts, widgets }: RenderContext): string[] {
  const blocks = layouts.flatMap((layout) => walkLayout(layout, widgets));
  return [...new Set(blocks.flatMap(({ blockType }) => widgets.get(blockType)?.personal ?? []))].sort();
}

/** Number of pages of the list on an archive or search page. */
function countPages(body: Layout, { loaded, widgets }: RenderContext): number {
  const [count = 1] = walkLayout(body, widgets).flatMap(
    (block) => widgets.get(block.blockType)?.countPages?.(block, loaded.get(block)?.data) ?? [],
  );
  return count;
}
