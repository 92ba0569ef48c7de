import { createHash } from 'node:crypto';
import { createIslandAssets } from '../islands/createIslandAssets.ts';
import type { ResolveIsland } from '../islands/types.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { buildToc } from '../shared/toc.ts';
import { widgets } from '../widgets/registry.ts';
import type { ContentSource } from './content.ts';
import type { Problem, RenderContext } from './context.ts';
import { DocumentBody, DocumentHead } from './Document.tsx';
import { prepareHeadings } from './headings.ts';
import { walkLayout } from './layout.ts';
import { renderBlocks, toMarkup } from './renderBlocks.tsx';
import { baseCss } from './baseCss.ts';
import { createStyleSheet } from './styleSheet.ts';
import { tocSettings } from './tocSettings.ts';
import type { Layout, PageView } from './types.ts';

/** What the build made for the browser. */
export interface PageAssets {
  resolveIsland: ResolveIsland;
  /** The island loader, inlined. */
  loader: string;
  /** `@font-face` rules, inlined. */
  fontFaces: string;
}

export interface RenderOptions {
  view: PageView;
  content: ContentSource;
  assets: PageAssets;
  editing?: boolean;
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
export async function renderPage({ view, content, assets, editing = false, report }: RenderOptions): Promise<RenderedPage> {
  const layouts: Layout[] = [view.templates.header?.layout, view.templates.body?.layout, view.document?.layout, view.templates.footer?.layout];
  const headings = prepareHeadings(view.document?.layout);
  let hasPriority = false;
  let tocIndex = 0;
  const context: RenderContext = {
    view,
    content,
    headings,
    editing,
    t: createTranslate(view.locale),
    styles: createStyleSheet(),
    islands: createIslandAssets({ resolve: assets.resolveIsland }),
    toc: buildToc(headings.list, tocSettings(view.toc)),
    slot: FULL_SLOT,
    loaded: new Map(),
    renderBlocks: (layout, slot) => renderBlocks(layout, context, slot ?? FULL_SLOT),
    takePriority: () => !hasPriority && (hasPriority = true),
    nextTocIndex: () => tocIndex++,
    report: (problem) => report({ ...problem, path: view.path }),
  };
  await loadAll(layouts, context);
  return assemble(context, assets);
}

async function loadAll(layouts: Layout[], context: RenderContext): Promise<void> {
  await Promise.all(
    layouts.flatMap(walkLayout).map(async (block) => {
      const widget = widgets.get(block.blockType);
      if (!widget?.load) return;
      try {
        context.loaded.set(block, { data: await widget.load(block, context) });
      } catch (error) {
        context.loaded.set(block, { error });
      }
    }),
  );
}

function assemble(context: RenderContext, assets: PageAssets): RenderedPage {
  const { view } = context;
  const header = context.renderBlocks(view.templates.header?.layout);
  const main = context.renderBlocks(view.templates.body ? view.templates.body.layout : view.document?.layout);
  const footer = context.renderBlocks(view.templates.footer?.layout);
  const bodyHtml = toMarkup(<DocumentBody context={context} footer={footer} header={header} main={main} />, context);
  const css = `${baseCss(view.theme, assets.fontFaces)}${context.styles}`;
  const loader = bodyHtml.includes('<rihla-island') ? assets.loader : '';
  const headHtml = toMarkup(<DocumentHead context={context} css={css} loader={loader} />, context);
  const html = `<!doctype html><html lang="${view.locale}" dir="ltr">${headHtml}${bodyHtml}</html>`;
  return { html, contentSecurityPolicy: policy(html, context.editing) };
}

/** Allows the scripts and styles inlined in the page by their hashes, and nothing else that is inline. */
function policy(html: string, editing: boolean): string {
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = [...new Set(scripts.map(([, source]) => sha256(source ?? '')))];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, source]) => sha256(source ?? ''));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // The preview puts in place styles that did not exist when the page was sent.
    editing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function sha256(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

