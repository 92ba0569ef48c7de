import type { ContentReader } from '../../content/types.ts';
import type { RenderContext } from '../../render/context.ts';
import { askListing, findListing, usesOf } from '../../render/listings/askListing.ts';
import { loadBlocks } from '../../render/loadBlocks.ts';
import type { AnyBlock, PageView } from '../../render/types.ts';
import { filterQuery } from '../../shared/listings/filterQuery.ts';
import { pageQuery } from '../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import { encodePath } from '../../shared/urls.ts';
import type { PreviewInput } from '../preview.ts';
import { renderingTurn } from '../renderingTurn.ts';
import type { SiteResponse } from '../siteTypes.ts';
import type { PostId } from './readPostId.ts';
import { withModel } from './withModel.ts';

/** What is asked of one listing (spec, section 7). */
export interface RefreshInput {
  post: PostId;
  widgetId: string;
  filters: ConsolidatedFilters;
  /** From 1. */
  page: number;
  /** What links to its pages begin with. */
  base: { path: string; query: string };
  /** In edit mode: the settings of the block in place of those that are stored. */
  model?: Readonly<Record<string, unknown>> | undefined;
  /** In an editor's preview: the document that it shows, in place of the page that is published. */
  preview?: PreviewInput | undefined;
}

/** What is answered; the names beside `data` are ours. */
export interface RefreshAnswer {
  /** The listing, which takes the place of the one on the page; empty where there is nothing to show. */
  data: string;
  /** Markup of every block of the page that filters the listing or tells of it, by the ids of the blocks. */
  filters: Readonly<Record<string, string>>;
  /** Style of all that: parts and rules, some of which the page may have. */
  css: string[];
  widget_id: string;
  /** Documents found, on all pages. */
  count: number;
  /** Page shown, from 1, and how many there are. */
  page: number;
  pages: number;
  /** Path and query of the page in this state. */
  url: string;
  counts: object;
  ranges: object;
  active: object;
}

/** Why there is no answer, and what it is that is not there. */
export type RefreshFault = 'unknown_post' | 'unknown_widget' | 'unknown_term';

export interface RefreshTools {
  content: ContentReader;
  /** The kinds of document, in the order of their addresses. */
  kinds: readonly string[];
  /** The page of an address; undefined where there is none. */
  viewOf(path: string): Promise<PageView | undefined>;
  /** The page of an editor's preview; undefined where there is none for them. */
  previewOf(preview: PreviewInput): Promise<PageView | undefined>;
  /** What its blocks are rendered with. */
  contextOf(view: PageView): RenderContext;
}

/**
 * Renders one listing of a page as some filters make it.
 * @returns what is wrong where the page, the listing or a term is not there, with the name of what is missing
 */
export async function refreshListing(
  input: RefreshInput,
  tools: RefreshTools,
): Promise<RefreshAnswer | { fault: RefreshFault; name: string }> {
  // What it is made of is mostly in memory: many of them would be made in one go, and all be sent when the last one is. Whoever waits has nothing yet
  // that V8 would have to carry to the old heap.
  await renderingTurn();
  const views = await findViews(input, tools);
  if (views.length === 0) return { fault: 'unknown_post', name: '' };
  for (const view of views) {
    const context = tools.contextOf(view);
    const block = findListing(input.widgetId, context);
    if (block) return answer(block, input, context);
  }
  return { fault: 'unknown_widget', name: input.widgetId };
}

async function answer(
  stored: AnyBlock,
  { widgetId }: RefreshInput,
  context: RenderContext,
): Promise<RefreshAnswer | { fault: RefreshFault; name: string }> {
  const asked = await askListing({ listing: widgetId }, context);
  const [unknown] = asked?.list.unknown ?? [];
  if (unknown !== undefined) return { fault: 'unknown_term', name: unknown };
  const filters = usesOf(stored, context).flatMap(({ block }) => (block.id ? [block] : []));
  await loadBlocks([[stored, ...filters]], context);
  const { query, path } = context.view;
  const url = query ? `${encodePath(path)}?${query}` : encodePath(path);
  const { active = [], counts = {}, page = 1, ranges = {}, totalDocs = 0, totalPages = 1 } = asked?.list ?? {};
  const data = withoutMarker(context.renderBlocks([stored]));
  const markup = filters.map((filter) => [filter.id ?? '', context.renderBlocks([filter])]);
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

/** The pages that are meant, in the state that is asked for. Two kinds may have documents of one number. */
async function findViews(
  { base, filters, model, page, post, preview, widgetId }: RefreshInput,
  tools: RefreshTools,
): Promise<PageView[]> {
  const query = pageQuery(widgetId, page, filterQuery(widgetId, filters, base.query)) || undefined;
  // Pages of a list stand one behind another.
  const idScope = `${widgetId}-${page}`;
  const asked = (view: PageView): PageView => {
    const now = { ...view, query, idScope };
    return model ? withModel(now, widgetId, model) : now;
  };
  if (preview) return [await tools.previewOf(preview)].flatMap((view) => (view ? [asked(view)] : []));
  const views: PageView[] = [];
  for (const path of await pathsOf(post, tools)) {
    const view = await tools.viewOf(path);
    if (view?.status !== 200) continue;
    // Links are made of where the visitor is, which the request says.
    const archive = view.archive && { ...view.archive, basePath: base.path };
    views.push(asked({ ...view, path: base.path, archive }));
  }
  return views;
}

async function pathsOf(post: PostId, { content, kinds }: RefreshTools): Promise<string[]> {
  if ('path' in post) return [post.path];
  const wanted = kinds.filter((kind) => post.kind === undefined || kind === post.kind);
  const paths = await Promise.all(wanted.map((kind) => content.findPath(kind, post.id)));
  return paths.flatMap((path) => path ?? []);
}

/** A block without the marker of its island, which is on the page and stays there. */
function withoutMarker(html: string): string {
  return html.replace(/^<rihla-island[^>]*>/, '').replace(/<\/rihla-island>$/, '');
}

const FAULTS: Readonly<Record<RefreshFault, { status: number; message(name: string): string }>> = {
  unknown_post: { status: 404, message: () => 'There is no page of this “post_id”.' },
  unknown_widget: { status: 404, message: (name) => `There is no listing “${name}” on this page.` },
  unknown_term: { status: 400, message: (name) => `There is no “${name}” to filter by.` },
};

/** The answer as it is sent; what is not there is said in the form of all errors, and never kept. */
export function refreshResponse(answer: Awaited<ReturnType<typeof refreshListing>>): SiteResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };
  if (!('fault' in answer)) return { status: 200, headers, body: JSON.stringify(answer), cacheable: true };
  const { message, status } = FAULTS[answer.fault];
  const error = { id: answer.fault, message: message(answer.name) };
  return { status, headers, body: JSON.stringify({ error }), cacheable: false };
}
