import type { Payload } from 'payload';
import type { ScheduledJob } from '../cms/scheduler.ts';
import { createContent } from '../content/createContent.ts';
import { createDependencies } from '../content/dependencies.ts';
import type { ContentReader } from '../content/types.ts';
import type { Answered, FormEndpoint, FormPage } from '../endpoints/formEndpoint.ts';
import type { Notice } from '../endpoints/notice.ts';
import type { QueryEndpoint } from '../endpoints/queryEndpoint.ts';
import type { Env } from '../env.ts';
import type { Problem, RenderContext } from '../render/context.ts';
import type { PageView } from '../render/types.ts';
import { searchedWordsOf } from '../render/wordsOf.ts';
import { onContentChange } from '../shared/contentEvents.ts';
import { type BuiltFont, fontFaceCss } from '../styles/fonts/fontFaces.ts';
import { BELOW_FOLD_SHEETS, type BelowFoldName } from '../widgets/belowFold.ts';
import type { BelowFold } from './belowFold.ts';
import { createViewBuilder } from './buildView.ts';
import { type CallAnswers, callAnswers } from './callAnswers.ts';
import { canonicalRequest } from './canonicalRequest.ts';
import { completeDocument } from './completeDocument.ts';
import { countedPath } from './countedPath.ts';
import { createFragments } from './createFragments.ts';
import { completeCrumbs } from './crumbsAbove.ts';
import { FEATURES, type Features } from './features.ts';
import { feedResponse } from './feedResponse.ts';
import { fileAnswers } from './fileAnswers.ts';
import { type FragmentAnswers, fragmentAnswers } from './fragmentAnswers.ts';
import { asksPage, pageVariant, parameterNames, type VariedPage } from './listings/pageVariant.ts';
import { type RefreshInput, refreshListing, refreshResponse } from './listings/refreshListing.ts';
import { NoticeBody } from './notice/NoticeBody.tsx';
import { type Cookies, createPersonalPages } from './personalPages.ts';
import { type PreviewInput, previewView } from './preview.ts';
import { type PageAssets, pageContext, renderPage } from './renderPage.tsx';
import { resolvePath } from './resolve.ts';
import { searchAnswer } from './searchAnswer.ts';
import type { PageVariant, SiteRequest, SiteResponse } from './siteTypes.ts';

/** Output of the client build for the site. */
export interface SiteAssets {
  resolveIsland: PageAssets['resolveIsland'];
  /** URL of the island loader, for pages with islands. */
  loader: string;
  fonts: readonly BuiltFont[];
  /** URLs of the below-the-fold stylesheets; absent in development. */
  belowFold?: Readonly<Record<BelowFoldName, string>>;
}

export interface SiteOptions {
  payload: Payload;
  env: Pick<Env, 'publicUrl'>;
  assets: SiteAssets;
  /** Replaced only in tests. */
  features?: Features;
  onProblem(problem: Problem): void;
}

/** The public site: requests to HTML, feeds and redirects. */
export interface SiteRenderer {
  respond(request: SiteRequest): Promise<SiteResponse>;
  /** Builds slow indexes in advance, such as that of the search, so that no visitor waits for them. */
  prepare(): Promise<void>;
  /** See `countedPath`, with the current content. */
  countedPath(path: string): Promise<string>;
  /** Live search results as JSON; `words` as `cleanSearch` returns them. */
  liveSearch(words: string, limit: number): Promise<SiteResponse>;
  /** See `cacheKey`. */
  cacheKey(request: SiteRequest): string;
  /** Whether a query may make a variant of its page. */
  asks(query: URLSearchParams): boolean;
  /** The state of a page that a query asks for. */
  variant(page: VariedPage, query: URLSearchParams): Promise<PageVariant>;
  /** Refreshes one listing of a page in a filter state. */
  refresh(input: RefreshInput): Promise<SiteResponse>;
  /** Fragment endpoints of all parts, such as popups. */
  fragments: readonly FragmentAnswers[];
  /** API calls of all parts, for other programs. */
  calls: readonly CallAnswers[];
  /** Form endpoints of all parts. */
  formEndpoints: readonly FormEndpoint[];
  /** Endpoints of all parts that answer one visitor. */
  queryEndpoints: readonly QueryEndpoint[];
  /** Scheduled jobs of all parts. */
  scheduledJobs: readonly ScheduledJob[];
  /** A notice page for one visitor. */
  notice(notice: Notice): Promise<FormPage>;
  /**
   * A page with the form as one visitor has filled it in.
   * @returns undefined when there is no such page
   */
  answered(path: string, answered: Answered, cookies: Cookies): Promise<FormPage | undefined>;
  /**
   * A page with a visitor's personal content.
   * @param names parts with personal content on the page
   * @returns undefined where no part knows the visitor, or there is no such page: the shared page applies
   */
  personal(names: readonly string[], request: SiteRequest, cookies: Cookies): Promise<FormPage | undefined>;
  /** `@font-face` rules of the site, for standalone pages. */
  fontFaces: string;
  /** Renders a page with an editor's unsaved changes. */
  preview(input: PreviewInput): Promise<SiteResponse>;
}

type FindFragment = RenderContext['findFragment'];

/** Base path for the links of a notice; its own URL may hold a secret. */
const NOTICE_PATH = '/';

const HTML = 'text/html; charset=utf-8';

/** Cache key of a request: the path, and the query only where it decides the response. */
export function cacheKey(request: SiteRequest): string {
  const { path, query } = request;
  // Only for redirects the query decides the response.
  return query.size > 0 && 'redirect' in canonicalRequest(request) ? `${path}?${query}` : path;
}

/** Builds the site over a running Payload instance. */
export function createSite({ payload, env, assets, features = FEATURES, onProblem }: SiteOptions): SiteRenderer {
  const { documents, parts, widgets } = features;
  const { publicUrl } = env;
  const content = createContent(payload, documents, (layout) => searchedWordsOf(layout, widgets));
  const { resolveIsland } = assets;
  const parameters = parameterNames(widgets);
  const tools = { documents, parts, publicUrl };
  const readFragments = () => createFragments({ ...tools, content, resolveIsland, widgets, report: onProblem });
  let fragments = readFragments();
  onContentChange(() => {
    fragments = readFragments();
  });
  const pageAssets: PageAssets = {
    resolveIsland,
    loader: assets.loader,
    fontFaces: fontFaceCss(assets.fonts),
    fonts: assets.fonts.map(({ url }) => url),
    ...(assets.belowFold && { belowFold: belowFoldFiles(assets.belowFold) }),
  };

  async function renderView(
    { document, ...others }: PageView,
    source: ContentReader,
    options: { findFragment: FindFragment } | { editing: true; editedTemplate?: number | undefined },
  ): Promise<SiteResponse> {
    const view = {
      ...others,
      crumbs: await completeCrumbs({ ...others, document }, documents, source),
      document: document && (await completeDocument(document, documents, source)),
    };
    const { contentSecurityPolicy, html, listings, parameters, personal } = await renderPage({
      view,
      content: source,
      assets: pageAssets,
      widgets,
      parts,
      ...options,
      report: onProblem,
    });
    const headers: Record<string, string> = { 'content-type': HTML, 'content-security-policy': contentSecurityPolicy };
    return {
      status: view.status,
      headers,
      body: html,
      cacheable: !('editing' in options),
      listings,
      parameters,
      personal,
    };
  }

  async function answer(
    { path, query, listings }: SiteRequest,
    source: ContentReader,
    findFragment: FindFragment,
  ): Promise<SiteResponse> {
    const feed = await feedResponse(path, { content: source, documents, parts, env });
    if (feed) return feed;
    const views = createViewBuilder(await source.shared(), tools, source.noteTemplate);
    const resolution = await resolvePath(path, { content: source, documents });
    const asked = (view: PageView) => ({ ...asAsked(view, query), ...(listings && { listings }) });
    switch (resolution.kind) {
      case 'document':
        return renderView(asked(views.document(resolution.collection, resolution.doc)), source, { findFragment });
      case 'archive':
        return renderView(asked(views.archive(resolution.archive)), source, { findFragment });
      case 'redirect':
        return redirect(resolution.to, resolution.status);
      case 'gone':
        return { ...(await renderView(views.notFound(path), source, { findFragment })), status: 410 };
      default:
        return renderView(views.notFound(path), source, { findFragment });
    }
  }

  /** A view in the state of the query. */
  function asAsked(view: PageView, query: URLSearchParams): PageView {
    if (!asksPage(query, parameters)) return view;
    const isNarrowed = [...parameters].some((name) => query.has(name));
    return { ...view, query: String(query), ...(isNarrowed && { isNarrowed }) };
  }

  const personalPages = createPersonalPages({
    ...{ ...tools, content, payload, render: renderView },
    findFragment: () => fragments(createDependencies()),
  });

  return {
    cacheKey,

    fragments: [
      ...fragmentAnswers(parts, (dependencies) => fragments(dependencies)),
      ...fileAnswers({ ...tools, content, resolveIsland, widgets, report: onProblem }),
    ],

    calls: callAnswers({ ...tools, content, payload, resolveIsland, widgets, report: onProblem }),

    formEndpoints: [...parts].flatMap(({ formEndpoints = [] }) => formEndpoints),

    queryEndpoints: [...parts].flatMap(({ queryEndpoints = [] }) => queryEndpoints),

    scheduledJobs: [...parts].flatMap(({ scheduledJobs = [] }) => scheduledJobs),

    async notice(notice) {
      const source = content.read(createDependencies());
      const views = createViewBuilder(await source.shared(), tools);
      const { contentSecurityPolicy, html } = await renderPage({
        view: views.notice(NOTICE_PATH, notice.title),
        content: source,
        assets: pageAssets,
        widgets,
        parts,
        main: (context) => NoticeBody({ context, notice }),
        report: onProblem,
      });
      return { html, headers: { 'content-security-policy': contentSecurityPolicy } };
    },

    answered: (path, answered, cookies) =>
      personalPages.make({ path, query: new URLSearchParams() }, { answered }, cookies),

    async personal(names, request, cookies) {
      if (!personalPages.isKnown(names, request.query, cookies)) return undefined;
      return personalPages.make(request, {}, cookies);
    },

    fontFaces: pageAssets.fontFaces,

    prepare: content.prepare,

    countedPath: (path) => countedPath(path, { content: content.read(createDependencies()), documents }),

    async liveSearch(words, limit) {
      const dependencies = createDependencies();
      const response = await searchAnswer(words, limit, { content: content.read(dependencies), documents });
      return { ...response, tags: dependencies.list() };
    },

    async respond(request) {
      const canonical = canonicalRequest(request);
      if ('redirect' in canonical) return redirect(canonical.redirect, 301);
      const dependencies = createDependencies();
      const asked = { ...request, path: canonical.path };
      const response = await answer(asked, content.read(dependencies), fragments(dependencies));
      return { ...response, tags: dependencies.list() };
    },

    asks: (query) => asksPage(query, parameters),

    variant: (page, query) =>
      pageVariant(page, query, {
        content: content.read(createDependencies()),
        widgets,
        ordersOf: (kind) => documents.get(kind)?.orders ?? [],
      }),

    async refresh(input) {
      const dependencies = createDependencies();
      const source = content.read(dependencies);
      const views = createViewBuilder(await source.shared(), tools, source.noteTemplate);
      const answered = await refreshListing(input, {
        content: source,
        kinds: [...documents].map(({ name }) => name),
        async viewOf(path) {
          const found = await resolvePath(path, { content: source, documents });
          if (found.kind === 'document') return views.document(found.collection, found.doc);
          return found.kind === 'archive' ? views.archive(found.archive) : undefined;
        },
        previewOf: (preview) => previewView(preview, { ...tools, payload, content: source }),
        contextOf: (view) =>
          pageContext({
            ...{ view, content: source, assets: pageAssets, widgets, parts, report: onProblem },
            ...(input.preview && editing(input.preview)),
          }),
      });
      return { ...refreshResponse(answered), tags: dependencies.list() };
    },

    async preview(input) {
      const source = content.read(createDependencies());
      const view = await previewView(input, { ...tools, payload, content: source });
      if (!view) {
        const views = createViewBuilder(await source.shared(), tools);
        return renderView(views.notFound('/'), source, { editing: true });
      }
      const page = await renderView(asAsked(view, new URLSearchParams(input.query)), source, editing(input));
      // Also for a preview of the 404 page: only a missing document has no preview.
      return { ...page, status: 200 };
    },
  };
}

/** Render options for the preview of a document. */
function editing({ id, slug }: PreviewInput): { editing: true; editedTemplate: number | undefined } {
  return { editing: true, editedTemplate: slug === 'templates' ? Number(id) : undefined };
}

/** @param location percent-encoded */
function redirect(location: string, status: number): SiteResponse {
  return { status, headers: { location, 'content-type': 'text/plain; charset=utf-8' }, body: '', cacheable: false };
}

function belowFoldFiles(addresses: Readonly<Record<BelowFoldName, string>>): BelowFold[] {
  return BELOW_FOLD_SHEETS.map(({ name, sheets }) => ({ href: addresses[name], holds: (css) => sheets.has(css) }));
}
