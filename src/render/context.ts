import type { ReactNode } from 'react';
import type { ContentReader } from '../content/types.ts';
import type { IslandAssetsValue } from '../islands/context.ts';
import type { Translate } from '../shared/messages/index.ts';
import type { Registry } from '../shared/registry.ts';
import type { MakeAttributes } from './advanced.ts';
import type { PreparedHeadings } from './headings.ts';
import type { ListingPlan, ListingUse } from './listings/listing.ts';
import type { Marks } from './marks.ts';
import type { Needs, PictureSource, Sources } from './needs.ts';
import type { StyleSheet } from './styleSheet.ts';
import type { BlockTraits } from './traits.ts';
import type { AnyBlock, Layout, PageView } from './types.ts';

/** A fault in the content that visitors do not see and editors do. */
export interface Problem {
  message: string;
  path: string;
  blockType?: string;
  blockId?: string;
  error?: unknown;
}

/** The widths a column has, for choosing picture sizes: CSS px on a desktop, and its share of a phone's window. */
export interface Slot {
  desktop: number;
  /** From 0 to 1. */
  phone: number;
  /** Whether the column stands between the page's gutters, which a phone's window has to give up. */
  hasGutters?: boolean;
}

/** A link as it is rendered. */
export interface NotedLink {
  href?: string | undefined;
  download?: unknown;
  'data-lightbox'?: 'yes' | 'no' | undefined;
}

/** What of a part stands in some place. */
export interface StandingPart {
  name: string;
  View(props: { context: RenderContext }): ReactNode;
}

/** What a page asks for later, as it is sent, and what that means for pages that can ask for it. */
export interface RenderedFragment {
  /** Sent as JSON. */
  body: object;
  /** For the policy of those pages. */
  sources: Sources;
  /** Ids of the fragments of the same kind that its links open. */
  opens: readonly number[];
}

/** Everything a widget may use while a page is rendered; one per page or fragment. */
export interface RenderContext {
  view: PageView;
  /** All that stand on the page, the document's own among them; of a fragment, none. */
  layouts: readonly Layout[];
  t: Translate;
  content: ContentReader;
  /** Every kind of block that can be rendered. */
  widgets: Widgets;
  styles: StyleSheet;
  /** What the page has to have for what is rendered. */
  needs: Needs;
  islands: IslandAssetsValue;
  headings: PreparedHeadings;
  /** True in an editor's preview. */
  editing: boolean;
  /** True in the preview of a document: its own layout is what is edited, not a template or a popup around it. */
  editsDocument: boolean;
  /** Names of the panels that an editor's preview has; absent where it cannot know them, as inside a popup. */
  panelNames?: ReadonlySet<string> | undefined;
  slot: Slot;
  /** What blocks around the one that is rendered tell those inside them, under keys of their own (`around.ts`). */
  around: ReadonlyMap<symbol, unknown>;
  /** Whether a block is part of what is being edited; a template around it may have nothing to show for this document. */
  isOwn(block: AnyBlock): boolean;
  /** Renders blocks to HTML, in a column of the given width. */
  renderBlocks(layout: Layout, slot?: Slot): string;
  /** As `renderBlocks`, for what is not seen until somebody asks for it: its pictures have no priority. */
  renderUnseen(layout: Layout, slot: Slot): string;
  /** What the block's `load` returned. */
  loaded: Map<AnyBlock, { data?: unknown; failed?: { error: unknown } }>;
  /**
   * What is found out once for this rendering, under keys of its own. It goes with the rendering: a `WeakMap` that is there for good would hold on to it until
   * the old heap is tidied up.
   */
  found: Map<symbol, unknown>;
  /** True for the first picture of the page and false for all others: it is fetched first, before anything else. */
  takePriority(source?: PictureSource): boolean;
  /** Position on the page of the next table of contents, from 0. */
  nextTocIndex(): number;
  /** An id that nothing else on the page has: `base` itself, or with a number. */
  uniqueId(base: string): string;
  /** The parts that stand in a named place, in their order. */
  partsIn(place: string): StandingPart[];
  /** Tells the parts of a link; `<Link>` does it for all that are rendered. */
  noteLink(link: NotedLink): void;
  /** The page that does without script what a link with this address does; '' for an address that has one, and where there is none. */
  pageOfAction(href: string): string;
  /**
   * Renders a fragment that can open on the page, once for each state of the content; undefined when there is none under the id, and
   * where nothing opens by itself, as in an editor's preview.
   */
  findFragment(part: string, id: number): Promise<RenderedFragment | undefined>;
  report(problem: Omit<Problem, 'path'>): void;
}

/** What a widget's component gets. */
export interface WidgetProps<B, D = undefined> extends Marks {
  block: B;
  /** What the widget's `load` returned. */
  data: D;
  context: RenderContext;
  /** Makes what every widget's outermost element has, with the widget's own classes: `<div {...attributes('r-x')}>`. */
  attributes: MakeAttributes;
}

/** A parameter of the address that decides what blocks of a kind show. Search engines are told of the page without it alone. */
export interface ReadParameter {
  name: string;
  /**
   * The one form of what the address says, empty where it says nothing: pages are kept by it. What is not there is left out, so that nobody
   * can make up variants of a page.
   */
  canonical(values: readonly string[], content: ContentReader): Promise<string>;
}

/** One kind of block on the site: its markup, its style, and what it loads. */
export interface Widget<B = AnyBlock, D = unknown> extends BlockTraits<B> {
  /** Inlined once into a page that uses the widget. */
  css: string;
  /** Fetches what the markup needs; all widgets of a page load at the same time. */
  load?(block: B, context: RenderContext): Promise<D>;
  /**
   * Says in an editor's words what a block lacks before it can show anything; visitors then see nothing in its place.
   * Undefined when the block is complete.
   */
  findGap?(block: B, data: D, context: RenderContext): string | undefined;
  /** What it lists, when filters of the page can narrow that; undefined where it has nothing to list. */
  planListing?(block: B, context: RenderContext): ListingPlan | undefined | Promise<ListingPlan | undefined>;
  /** What of the page's address it reads beside filters and pages. */
  readsParameter?: ReadParameter;
  /** Which listing of the page it filters or tells of. */
  usesListing?(block: B): ListingUse;
  Component(props: WidgetProps<B, D>): ReactNode;
}

/** Every widget by its name. */
export type Widgets = Registry<Widget>;
