import type { DocumentView } from '../content/documentTypes.ts';
import type { ContentReader } from '../content/types.ts';
import type { Problem, RenderContext } from '../render/context.ts';
import type { PageView } from '../render/types.ts';
import type { Documents, Features } from './features.ts';
import { localizeLinks } from './languages/localizeLinks.ts';
import { translateAround } from './languages/translateAround.ts';
import { completeCrumbs } from './paths/crumbsAbove.ts';
import { type PageAssets, renderPage } from './rendering/renderPage.tsx';
import type { SiteResponse } from './siteTypes.ts';

export type FindFragment = RenderContext['findFragment'];

/** Renders a view as a page of the site, or of an editor's preview. */
export type RenderView = (
  view: PageView,
  source: ContentReader,
  options: { findFragment: FindFragment; isMarked?: boolean } | { editing: true; editedTemplate?: number | undefined },
) => Promise<SiteResponse>;

const HTML = 'text/html; charset=utf-8';

/** Creates the renderer of views: completes document and crumbs, renders, and records what the page's state depends on. */
export function createViewRenderer(
  { documents, parts, widgets }: Features,
  { assets, report }: { assets: PageAssets; report(problem: Problem): void },
): RenderView {
  return async ({ document, ...others }, shared, options) => {
    const source = others.languages?.translation ? shared.in(others.locale) : shared;
    const view = await translateAround(
      {
        ...others,
        crumbs: await completeCrumbs({ ...others, document }, documents, source),
        document: document && (await completeDocument(document, documents, source)),
      },
      parts,
      source,
    );
    const { contentSecurityPolicy, html, listings, parameters, personal } = await renderPage({
      view,
      content: source,
      assets,
      widgets,
      parts,
      ...options,
      report,
    });
    const headers: Record<string, string> = { 'content-type': HTML, 'content-security-policy': contentSecurityPolicy };
    if (view.isPreparing) headers['x-robots-tag'] = 'noindex';
    return {
      status: view.status,
      headers,
      body: view.languages?.translation
        ? await localizeLinks(html, view.locale, { content: source, documents, parts })
        : html,
      cacheable: !('editing' in options),
      listings,
      parameters,
      personal,
    };
  };
}

/** A document with the data that its kind reads for its own page. */
async function completeDocument(
  document: DocumentView,
  documents: Documents,
  content: ContentReader,
): Promise<DocumentView> {
  const complete = documents.get(document.collection)?.complete;
  return complete ? { ...document, details: await complete(document, content) } : document;
}
