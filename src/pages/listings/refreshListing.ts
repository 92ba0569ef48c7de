import { languageOfPath } from '../../content/reads/readTranslations.ts';
import type { ContentReader } from '../../content/types.ts';
import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import type { RenderContext } from '../../render/context.ts';
import { findListing, queryListing, usesOf } from '../../render/listings/queryListing.ts';
import type { AnyBlock, PageView } from '../../render/types.ts';
import { filterQuery } from '../../shared/listings/filterQuery.ts';
import { pageQuery } from '../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import { encodePath } from '../../shared/urls.ts';
import type { PreviewInput } from '../preview/preview.ts';
import { yieldBetweenRenders } from '../rendering/yieldBetweenRenders.ts';
import type { SiteResponse } from '../siteTypes.ts';
import type { PostId } from './readPostId.ts';
import { withModel } from './withModel.ts';

/** A request to refresh one listing (spec). */
export interface RefreshInput {
  post: PostId;
  widgetId: string;
  /** In canonical form (`canonicalFilters`). */
  filters: ConsolidatedFilters;
  /** From 1. */
  page: number;
  /** Path and query that pagination links start from. */
  base: { path: string; query: string };
  /** Edit mode: settings of the block that replace the stored ones. */
  model?: Readonly<Record<string, unknown>> | undefined;
  /** Preview: the document in the editor, in place of the published page. */
  preview?: PreviewInput | undefined;
}

/** The response; the names besides `data` are ours. */
export interface RefreshAnswer {
  /** HTML of the listing, which replaces that on the page; empty where there is nothing to show. */
  data: string;
  /** HTML of every block of the page that filters the listing or shows its state, by block id. */
  filters: Readonly<Record<string, string>>;
  /** CSS for all that: parts and rules, some of which the page may have. */
  css: string[];
  widget_id: string;
  /** Number of matching documents, on all pages. */
  count: number;
  /** Current page, from 1, and number of pages. */
  page: number;
  pages: number;
  /** Path and query of the page in this state. */
  url: string;
  counts: object;
  ranges: object;
  active: object;
}

/** Reason for which the request failed: the missing object. */
export type RefreshFault = 'unknown_post' | 'unknown_widget' | 'unknown_term';

export interface RefreshTools {
  content: ContentReader;
  /** Document kinds, in the order of path lookup. */
  kinds: readonly string[];
  /** The view of a path; undefined where there is none. */
  viewOf(path: string): Promise<PageView | undefined>;
  /** The view of an editor's preview; undefined where there is none for them. */
  previewOf(preview: PreviewInput): Promise<PageView | undefined>;
  /** The render context of a view. */
  contextOf(view: PageView): RenderContext;
  /** Rewrites the links of its HTML to pages in the language of a view. */
  localize(html: string, view: PageView): Promise<string>;
}

/**
 * Renders one listing of a page in a filter state.
 * @returns the fault where the page, the listing or a term is not found, with the missing name
 */
export async function refreshListing(
  input: RefreshInput,
  tools: RefreshTools,
): Promise<RefreshAnswer | { fault: RefreshFault; name: string }> {
  // Yields first. The data is mostly in memory: without this, many would render in one turn, and all be sent when the last is done. Requests that
  // wait here hold no data yet that V8 would have to promote to the old heap.
  await yieldBetweenRenders();
  const views = await findViews(input, tools);
  if (views.length === 0) return { fault: 'unknown_post', name: '' };
  for (const view of views) {
    const context = tools.contextOf(view);
    const block = findListing(input.widgetId, context);
    if (block) return answer(block, input, context, tools);
  }
  return { fault: 'unknown_widget', name: input.widgetId };
}

async function answer(
  stored: AnyBlock,
  { widgetId }: RefreshInput,
  context: RenderContext,
  { localize }: Pick<RefreshTools, 'localize'>,
): Promise<RefreshAnswer | { fault: RefreshFault; name: string }> {
  const asked = await queryListing({ listing: widgetId }, context);
  const [unknown] = asked?.list.unknown ?? [];
  if (unknown !== undefined) return { fault: 'unknown_term', name: unknown };
  const filters = usesOf(stored, context).flatMap(({ block }) => (block.id ? [block] : []));
  await loadBlocks([[stored, ...filters]], context);
  const { query, path } = context.view;
  const url = query ? `${encodePath(path)}?${query}` : encodePath(path);
  const { active = [], counts = {}, page = 1, ranges = {}, totalDocs = 0, totalPages = 1 } = asked?.list ?? {};
  const render = (block: AnyBlock): Promise<string> => localize(context.renderBlocks([block]), context.view);
  const data = withoutMarker(await render(stored));
  const markup: [string, string][] = [];
  for (const filter of filters) markup.push([filter.id ?? '', await render(filter)]);
  return {
    ...{
      data,
      filters: Object.fromEntries(markup),
      css: context.styles.list(),
      widget_id: widgetId,
      count: totalDocs,
      page,
      pages: totalPages,
      url,
    },
    ...{ counts, ranges, active },
  };
}

/** The candidate pages in the requested state. Documents of several kinds may share an id. */
async function findViews(
  { base, filters, model, page, post, preview, widgetId }: RefreshInput,
  tools: RefreshTools,
): Promise<PageView[]> {
  const query = pageQuery(widgetId, page, filterQuery(widgetId, filters, base.query)) || undefined;
  // Infinite scroll: pages of a list are appended to each other.
  const idScope = `${widgetId}-${page}`;
  const asked = (view: PageView): PageView => {
    // The query is for links; the state of the listing is known already.
    const now = { ...view, query, listings: new Map([[widgetId, { filters, page }]]), idScope };
    return model ? withModel(now, widgetId, model) : now;
  };
  if (preview) return [await tools.previewOf(preview)].flatMap((view) => (view ? [asked(view)] : []));
  const views: PageView[] = [];
  for (const path of await pathsOf(post, base.path, tools)) {
    const view = await tools.viewOf(path);
    if (view?.status !== 200) continue;
    // Links are built from the visitor's URL, which is in the request.
    const archive = view.archive && { ...view.archive, basePath: base.path };
    views.push(asked({ ...view, path: base.path, archive }));
  }
  return views;
}

/** @param asked path of the requesting page, which determines the language */
async function pathsOf(post: PostId, asked: string, { content, kinds }: RefreshTools): Promise<string[]> {
  if ('path' in post) return [post.path];
  const wanted = kinds.filter((kind) => post.kind === undefined || kind === post.kind);
  const paths = await Promise.all(wanted.map((kind) => content.findPath(kind, post.id, languageOfPath(asked))));
  return paths.flatMap((path) => path ?? []);
}

/** The block without its island element, which stays on the page. */
function withoutMarker(html: string): string {
  return html.replace(/^<rihla-island[^>]*>/, '').replace(/<\/rihla-island>$/, '');
}

const FAULTS: Readonly<Record<RefreshFault, { status: number; message(name: string): string }>> = {
  unknown_post: { status: 404, message: () => 'There is no page of this “post_id”.' },
  unknown_widget: { status: 404, message: (name) => `There is no listing “${name}” on this page.` },
  unknown_term: { status: 400, message: (name) => `There is no “${name}” to filter by.` },
};

/** The HTTP response; errors have the usual format and are never cached. */
export function refreshResponse(answer: Awaited<ReturnType<typeof refreshListing>>): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  if (!('fault' in answer)) return { status: 200, headers, body: JSON.stringify(answer), cacheable: true };
  const { message, status } = FAULTS[answer.fault];
  const error = { id: answer.fault, message: message(answer.name) };
  return { status, headers, body: JSON.stringify({ error }), cacheable: false };
}
