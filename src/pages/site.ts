import { noteRender } from '../cms/health/renderTimes.ts';
import { offerRenderedSite } from '../cms/renderedSite.ts';
import { createContent } from '../content/createContent.ts';
import { createDependencies } from '../content/tags/dependencies.ts';
import { searchedWordsOf } from '../render/wordsOf.ts';
import { onContentChange } from '../shared/changes/contentEvents.ts';
import { findTypefaces } from '../shared/typefaces.ts';
import { scriptOf } from '../styles/fonts/families.ts';
import { readOwnTypefaces } from '../styles/fonts/own/ownFamily.ts';
import { type FontChoice, fontsWithOwn } from '../styles/fonts/own/ownFontFaces.ts';
import { BELOW_FOLD_SHEETS, type BelowFoldName } from '../widgets/belowFold.ts';
import { answerPath, asAsked } from './answers/answerPath.ts';
import { apiResponses } from './answers/apiResponses.ts';
import { createFragments } from './answers/createFragments.ts';
import { fileAnswers } from './answers/fileAnswers.ts';
import { fragmentAnswers } from './answers/fragmentAnswers.ts';
import { createMarkedPages } from './answers/markedPages.ts';
import { createPersonalPages } from './answers/personalPages.ts';
import { searchAnswer } from './answers/searchAnswer.ts';
import { createViewBuilder } from './buildView.ts';
import { createViewRenderer, type RenderView } from './createViewRenderer.ts';
import { FEATURES } from './features.ts';
import { localizeLinks } from './languages/localizeLinks.ts';
import { translateAround } from './languages/translateAround.ts';
import { asksPage, pageVariant, parameterNames } from './listings/pageVariant.ts';
import { refreshListing, refreshResponse } from './listings/refreshListing.ts';
import { NoticeBody } from './notice/NoticeBody.tsx';
import { canonicalRequest } from './paths/canonicalRequest.ts';
import { countedPath } from './paths/countedPath.ts';
import { redirect } from './paths/redirect.ts';
import { resolvePath } from './paths/resolve.ts';
import { type PreviewInput, previewView } from './preview/preview.ts';
import type { BelowFold } from './rendering/belowFold.ts';
import { type PageAssets, pageContext, renderPage } from './rendering/renderPage.tsx';
import type { SiteOptions, SiteRenderer } from './siteRenderer.ts';
import type { SiteRequest } from './siteTypes.ts';

/** Base path for the links of a notice; its own URL may hold a secret. */
const NOTICE_PATH = '/';

/** Cache key of a request: the path, and the query only where it decides the response. */
export function cacheKey(request: SiteRequest): string {
  const { path, query } = request;
  // The query decides the response of redirects only.
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
  const fontsOf = ({ locale, own, typefaces }: FontChoice) => {
    const script = scriptOf(locale);
    const pair = findTypefaces(typefaces);
    return fontsWithOwn(assets.fonts, script, script === 'arabic' ? pair.arabic : pair, own ?? {});
  };
  const pageAssets: PageAssets = {
    resolveIsland,
    loader: assets.loader,
    fontsOf: ({ ownTypefaces, type }, locale) =>
      fontsOf({ locale, own: readOwnTypefaces(ownTypefaces), typefaces: type?.typefaces }),
    ...(assets.belowFold && { belowFold: belowFoldFiles(assets.belowFold) }),
  };

  const render = createViewRenderer(features, { assets: pageAssets, report: onProblem });
  const renderView: RenderView = async (view, source, options) => {
    const began = performance.now();
    const response = await render(view, source, options);
    // Previews are for one editor, and larger.
    if (!('editing' in options))
      noteRender(payload, view.document?.collection ?? view.kind, performance.now() - began, Date.now());
    return response;
  };

  const personalPages = createPersonalPages({
    ...{ ...tools, content, payload, render: renderView },
    findFragment: () => fragments(createDependencies()),
  });

  const answers = [
    ...fragmentAnswers(parts, (dependencies) => fragments(dependencies)),
    ...fileAnswers({ ...tools, content, resolveIsland, widgets, report: onProblem }),
  ];
  const calls = apiResponses({ ...tools, content, payload, resolveIsland, widgets, report: onProblem });

  offerRenderedSite(
    payload,
    createMarkedPages({
      ...{ ...features, content, payload, publicUrl, renderView },
      routes: [...answers, ...calls].map(({ route }) => route),
      findFragment: () => fragments(createDependencies()),
    }),
  );

  return {
    cacheKey,

    fragments: answers,

    calls,

    formEndpoints: [...parts].flatMap(({ formEndpoints = [] }) => formEndpoints),

    queryEndpoints: [...parts].flatMap(({ queryEndpoints = [] }) => queryEndpoints),

    scheduledJobs: [...parts].flatMap(({ scheduledJobs = [] }) => scheduledJobs),

    async notice(notice) {
      const shared = content.read(createDependencies());
      const views = createViewBuilder(await shared.shared(), tools);
      const asked = views.notice(NOTICE_PATH, notice.title, notice.locale);
      const source = asked.languages ? shared.in(asked.locale) : shared;
      const view = await translateAround(asked, parts, source);
      const { contentSecurityPolicy, html } = await renderPage({
        view,
        content: source,
        assets: pageAssets,
        widgets,
        parts,
        main: (context) => NoticeBody({ context, notice }),
        report: onProblem,
      });
      return {
        html: asked.languages ? await localizeLinks(html, asked.locale, { content: source, documents, parts }) : html,
        headers: { 'content-security-policy': contentSecurityPolicy },
      };
    },

    answered: (path, answered, cookies) =>
      personalPages.make({ path, query: new URLSearchParams() }, { answered }, cookies),

    async personal(names, request, cookies) {
      if (!personalPages.isKnown(names, request.query, cookies)) return undefined;
      return personalPages.make(request, {}, cookies);
    },

    fontFacesOf: (page) => fontsOf(page).fontFaces,

    prepare: content.prepare,

    countedPath: (path) => countedPath(path, { content: content.read(createDependencies()), documents, parts }),

    async liveSearch(words, limit, locale) {
      const dependencies = createDependencies();
      const response = await searchAnswer(words, limit, { content: content.read(dependencies), documents, locale });
      return { ...response, tags: dependencies.list() };
    },

    async respond(request) {
      const canonical = canonicalRequest(request);
      if ('redirect' in canonical) return redirect(canonical.redirect, 301);
      const dependencies = createDependencies();
      const asked = { ...request, path: canonical.path };
      const response = await answerPath(asked, content.read(dependencies), fragments(dependencies), {
        ...{ documents, env, parameters, parts, renderView },
      });
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
          const found = await resolvePath(path, { content: source, documents, parts });
          if (found.kind !== 'document' && found.kind !== 'archive') return undefined;
          const view = views.resolved(found);
          return translateAround(view, parts, source.in(view.locale));
        },
        localize: (html, { languages, locale }) =>
          languages?.translation
            ? localizeLinks(html, locale, { content: source.in(locale), documents, parts })
            : Promise.resolve(html),
        previewOf: (preview) => previewView(preview, { ...tools, payload, content: source }),
        contextOf: (view) =>
          pageContext({
            ...{ view, assets: pageAssets, widgets, parts, report: onProblem },
            content: view.languages?.translation ? source.in(view.locale) : source,
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
      const page = await renderView(
        asAsked(view, new URLSearchParams(input.query), parameters),
        source,
        editing(input),
      );
      // Also for a preview of the 404 page: only a missing document has no preview.
      return { ...page, status: 200 };
    },
  };
}

/** Render options for the preview of a document. */
function editing({ id, slug }: PreviewInput): { editing: true; editedTemplate: number | undefined } {
  return { editing: true, editedTemplate: slug === 'templates' ? Number(id) : undefined };
}

function belowFoldFiles(addresses: Readonly<Record<BelowFoldName, string>>): BelowFold[] {
  return BELOW_FOLD_SHEETS.map(({ name, sheets }) => ({ href: addresses[name], holds: (css) => sheets.has(css) }));
}
