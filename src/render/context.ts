import type { ReactNode } from 'react';
import type { ContentReader } from '../content/types.ts';
import type { IslandAssetsValue } from '../islands/context.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { Translate } from '../shared/messages/index.ts';
import type { Registry } from '../shared/registry.ts';
import type { MakeAttributes } from './advanced.ts';
import type { PreparedHeadings } from './headings/headings.ts';
import type { ListingPlan, ListingUse } from './listing.ts';
import type { Needs, PictureSource, Sources } from './needs.ts';
import type { StyleSheet } from './styleSheet.ts';
import type { Marks } from './text/marks.ts';
import type { BlockTraits } from './traits.ts';
import type { AnyBlock, Layout, PageView } from './types.ts';

/** A fault in the content that editors see and visitors do not. */
export interface Problem {
  message: string;
  path: string;
  blockType?: string;
  blockId?: string;
  error?: unknown;
}

/** Column widths for choosing picture sizes: CSS px on a desktop, and the share of a phone's viewport. */
export interface Slot {
  desktop: number;
  /** From 0 to 1. */
  phone: number;
  /** Whether the column is inside the page's gutters, which reduce a phone's viewport. */
  hasGutters?: boolean;
}

/** Attributes of a rendered link. */
export interface NotedLink {
  href?: string | undefined;
  download?: unknown;
  'data-lightbox'?: 'yes' | 'no' | undefined;
}

/** A corner of the screen: its side, in every writing direction, and distances from its edges in CSS px. */
export interface Corner {
  side: 'left' | 'right';
  sideDistance: number;
  bottomDistance: number;
}

/** The view of a part in a region. */
export interface StandingPart {
  name: string;
  /** The corner for the region, where the part's settings choose one. */
  corner?: Corner | undefined;
  View(props: { context: RenderContext }): ReactNode;
}

/** A rendered fragment, and what pages that can request it need. */
export interface RenderedFragment {
  /** Sent as JSON. */
  body: object;
  /** CSP sources for those pages. */
  sources: Sources;
  /** Ids of the fragments of the same kind that its links open. */
  opens: readonly number[];
}

/** The render context: everything a widget may use during a render; one per page or fragment. */
export interface RenderContext {
  view: PageView;
  /** All layouts on the page, the document's own included; none for a fragment. */
  layouts: readonly Layout[];
  t: Translate;
  content: ContentReader;
  /** All widgets. */
  widgets: Widgets;
  styles: StyleSheet;
  /** Collects what the page needs. */
  needs: Needs;
  islands: IslandAssetsValue;
  headings: PreparedHeadings;
  /** True in an editor's preview. */
  editing: boolean;
  /** True in the preview of a document: its own layout is edited, not a template or a popup. */
  editsDocument: boolean;
  /** Whether each block is marked with its id. */
  isMarked: boolean;
  /** Names of the panels in an editor's preview; absent where they are unknown, such as inside a popup. */
  panelNames?: ReadonlySet<string> | undefined;
  slot: Slot;
  /** Values that outer blocks pass to inner ones, by their own keys (`withinBlock.ts`). */
  enclosing: ReadonlyMap<symbol, unknown>;
  /** Whether a block is part of the edited content; a template around it may have nothing to show for this document. */
  isOwn(block: AnyBlock): boolean;
  /** Renders blocks to HTML, in a column of the given width. */
  renderBlocks(layout: Layout, slot?: Slot): string;
  /** As `renderBlocks`, for content that is hidden until it is opened: its pictures get no priority. */
  renderUnseen(layout: Layout, slot: Slot): string;
  /** Result of the block's `load`; `isRepeated`: another block has reported the same reason. */
  loaded: Map<AnyBlock, { data?: unknown; failed?: { error: unknown; isRepeated?: boolean } }>;
  /** How much has been rendered so far, for the limit of a page. */
  rendered: { characters: number; isFull: boolean };
  /**
   * Cache for this render, by keys of the users. It is dropped with the render: a global `WeakMap` would hold its entries until the next major
   * garbage collection.
   */
  found: Map<symbol, unknown>;
  /** True for the first picture of the page and false for all others: it gets a high fetch priority. */
  takePriority(sources?: readonly PictureSource[]): boolean;
  /** Index of the next table of contents on the page, from 0. */
  nextTocIndex(): number;
  /** An id that is unique on the page: `base` itself, or with a number. */
  uniqueId(base: string): string;
  /** The parts in a named region, in their order. */
  partsIn(place: string): StandingPart[];
  /** Reports a link to the parts; `<Link>` does it for all that are rendered. */
  noteLink(link: NotedLink): void;
  /** The fallback page, without script, for a link with this action URL; '' for an ordinary URL, and where there is none. */
  pageOfAction(href: string): string;
  /**
   * Renders a fragment that can open on the page, once until the content changes; undefined when there is none under the id, and where nothing
   * opens by itself, as in an editor's preview.
   * @param locale the language of the page; by default that of the site
   */
  findFragment(part: string, id: number, locale?: LocaleCode): Promise<RenderedFragment | undefined>;
  report(problem: Omit<Problem, 'path'>): void;
}

/** Props of a widget's component. */
export interface WidgetProps<B, D = undefined> extends Marks {
  block: B;
  /** Result of the widget's `load`. */
  data: D;
  context: RenderContext;
  /** Makes the attributes of the widget's root element, with the widget's own classes: `<div {...attributes('r-x')}>`. */
  attributes: MakeAttributes;
}

/** A query parameter that decides what blocks of a type show. Search engines index only the page without it. */
export interface ReadParameter {
  name: string;
  /**
   * Normalizes the parameter's values, empty for the default; part of the cache key. Unknown values are dropped, so that nobody can make up
   * variants of a page.
   */
  canonical(values: readonly string[], content: ContentReader): Promise<string>;
}

/** A widget: the markup, style and data of one block type. */
export interface Widget<B = AnyBlock, D = unknown> extends BlockTraits<B> {
  /** Inlined once into a page that uses the widget. */
  css: string;
  /** Loads the data for the markup; all widgets of a page load concurrently. */
  load?(block: B, context: RenderContext): Promise<D>;
  /**
   * Describes for an editor what a block lacks before it can show anything; visitors see nothing of it. Undefined when the block is complete.
   */
  findGap?(block: B, data: D, context: RenderContext): string | undefined;
  /** The query of its listing, when filters of the page can narrow it; undefined where it lists nothing. */
  planListing?(block: B, context: RenderContext): ListingPlan | undefined | Promise<ListingPlan | undefined>;
  /** Query parameter that it reads, besides filters and page numbers. */
  readsParameter?: ReadParameter;
  /** The listing of the page that it filters or shows the state of. */
  usesListing?(block: B): ListingUse;
  Component(props: WidgetProps<B, D>): ReactNode;
}

/** All widgets by name. */
export type Widgets = Registry<Widget>;
