import type { ReactNode } from 'react';
import type { ContentReader } from '../content/types.ts';
import islandsCss from '../islands/islands.css?inline';
import type { ResolveIsland } from '../islands/types.ts';
import type { Problem, RenderContext, Widgets } from '../render/context.ts';
import { createContext } from '../render/createContext.ts';
import { walkLayout } from '../render/layout.ts';
import { type PageListing, pageListings } from '../render/listings/pageListings.ts';
import { loadBlocks } from '../render/loadBlocks.ts';
import { Place } from '../render/Place.tsx';
import type { Parts } from '../render/part.ts';
import problemCss from '../render/problem.css?inline';
import { toMarkup } from '../render/renderBlocks.tsx';
import { shortMarkup } from '../render/shortMarkup.ts';
import type { Layout, PageView } from '../render/types.ts';
import { LOCALES } from '../shared/locales.ts';
import { baseCss } from './baseCss.ts';
import { type BelowFold, heldBelow, renderSections, usesFile } from './belowFold.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { DocumentBody, DocumentHead } from './Document.tsx';
import { bodyLayout } from './defaultBody.ts';
import { renderingTurn } from './renderingTurn.ts';

/** What the build made for the browser. */
export interface PageAssets {
  resolveIsland: ResolveIsland;
  /** Address of the island loader. */
  loader: string;
  /** `@font-face` rules, inlined. */
  fontFaces: string;
  /** Addresses of the font files. */
  fonts: readonly string[];
  /** Files of style for what stands below the first screen, of which a page links one; absent where it is always inlined, as in development. */
  belowFold?: readonly BelowFold[];
}

export interface RenderOptions {
  view: PageView;
  content: ContentReader;
  assets: PageAssets;
  widgets: Widgets;
  parts: Parts;
  editing?: boolean;
  /** Id of the template that is being edited; undefined when it is the document, or something of a part. */
  editedTemplate?: number | undefined;
  /** Renders the fragments that can open on the page; absent in an editor's preview, where none does by itself. */
  findFragment?: RenderContext['findFragment'] | undefined;
  /** What stands between header and footer in place of any layout. */
  main?: (context: RenderContext) => ReactNode;
  report(problem: Problem): void;
}

export interface RenderedPage {
  html: string;
  /** Those on the page, of which its address can say something. */
  listings: readonly PageListing[];
  /** Names of the parameters that its blocks read beside these. */
  parameters: readonly string[];
  /** Names of the parts of which its blocks show what they know of the visitor. */
  personal: readonly string[];
  /** Value of the `content-security-policy` header that allows exactly what the page inlines. */
  contentSecurityPolicy: string;
}

/** Width of the content column on a desktop, in CSS px, before the theme says otherwise. */
const FULL_SLOT = { desktop: 1440, phone: 1 };

/**
 * Renders a view to a whole document: loads what its widgets and parts need, all at once, then renders once, the body first. What is
 * rendered says what the page needs (`needs.ts`), and the head and the policy are written from that.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { assets, editedTemplate, main, parts } = options;
  const context = pageContext(options);
  await Promise.all([
    loadBlocks(context.layouts, context),
    ...parts.on(context).map((part) => part.prepare?.(context)),
  ]);
  await renderingTurn();
  const [, layout] = context.layouts;
  return assemble(context, { assets, editedTemplate, parts, layout, main });
}

/** What the blocks of a page are rendered with, before any of them has loaded what it needs. */
export function pageContext({
  view,
  content,
  assets,
  widgets,
  parts,
  editing = false,
  editedTemplate,
  findFragment,
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
  const header = context.renderBlocks(view.templates.header?.layout);
  const {
    before,
    after,
    file: fittest,
  } = own
    ? { before: toMarkup(own(context), context), after: '', file: undefined }
    : renderSections(layout, context, assets.belowFold);
  const ownFooter = context.renderBlocks(view.templates.footer?.layout);
  const footer = ownFooter + toMarkup(<Place context={context} name="footer" />, context);
  const file = fittest && usesFile(context, fittest) ? fittest : undefined;
  // Where it stands, a browser shows what is before it, and waits with the rest until the file is there.
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
  // An editor has to see the fonts that visitors get, however late they come.
  const fontFaces = context.editing
    ? assets.fontFaces.replaceAll('font-display:optional', 'font-display:swap')
    : assets.fontFaces;
  const loader = needs.hasLoader() ? assets.loader : undefined;
  const head = (
    <DocumentHead
      context={context}
      css={`${baseCss(view.theme, fontFaces)}${file ? styles.without(heldBelow(context, file)) : styles}`}
      fonts={assets.fonts}
      loader={loader}
      pageCount={countPages(layout, context)}
      statements={standing.flatMap((part) => part.startScript?.(context) ?? [])}
    />
  );
  const headHtml = shortMarkup(toMarkup(head, context));
  needs.close();
  // Without script nothing could fetch the fonts later.
  const roots = [...(loader ? [] : ['data-fonts']), ...needs.roots()].map((root) => ` ${root}`).join('');
  const html = `<!doctype html><html lang="${view.locale}" dir="${directionOf(view)}"${roots}>${headHtml}${bodyHtml}</html>`;
  const listings = await pageListings(context);
  return {
    html,
    listings,
    parameters: parametersOf(context),
    personal: personalOf(context),
    contentSecurityPolicy: contentSecurityPolicy(needs, context.editing),
  };
}

/** What blocks of the page read of its address beside filters and pages. */
function parametersOf({ layouts, widgets }: RenderContext): string[] {
  const names = layouts
    .flatMap((layout) => walkLayout(layout, widgets))
    .flatMap(({ blockType }) => widgets.get(blockType)?.readsParameter?.name ?? []);
  return [...new Set(names)].sort();
}

/** The parts that know the visitor to whom blocks of the page show something of their own. */
function personalOf({ layouts, widgets }: RenderContext): string[] {
  const blocks = layouts.flatMap((layout) => walkLayout(layout, widgets));
  return [...new Set(blocks.flatMap(({ blockType }) => widgets.get(blockType)?.personal ?? []))].sort();
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
