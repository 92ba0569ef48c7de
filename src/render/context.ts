import type { ReactNode } from 'react';
import type { ContentReader } from '../content/types.ts';
import type { IslandAssetsValue } from '../islands/context.ts';
import type { Translate } from '../shared/messages/index.ts';
import type { Registry } from '../shared/registry.ts';
import type { TocEntry } from '../shared/toc.ts';
import type { MakeAttributes } from './advanced.ts';
import type { PreparedHeadings } from './headings.ts';
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

/** The best source of a picture, as its `<source>` names it. */
export interface PictureSource {
  srcSet: string;
  sizes: string;
  type: string;
}

/** Everything a widget may use while a page is rendered; one per page or fragment. */
export interface RenderContext {
  view: PageView;
  t: Translate;
  content: ContentReader;
  /** Every kind of block that can be rendered. */
  widgets: Widgets;
  styles: StyleSheet;
  islands: IslandAssetsValue;
  headings: PreparedHeadings;
  /** The entries of the document's table of contents; empty when it is too short for one. */
  toc: TocEntry[];
  /** True in an editor's preview. */
  editing: boolean;
  /** Names of the panels that an editor's preview has; absent where it cannot know them, as inside a popup. */
  panelNames?: ReadonlySet<string> | undefined;
  slot: Slot;
  /** Whether a block is part of what is being edited; a template around it may have nothing to show for this document. */
  isOwn(block: AnyBlock): boolean;
  /** Renders blocks to HTML, in a column of the given width. */
  renderBlocks(layout: Layout, slot?: Slot): string;
  /** As `renderBlocks`, for what is not seen until somebody asks for it: its pictures have no priority. */
  renderUnseen(layout: Layout, slot: Slot): string;
  /** What the block's `load` returned. */
  loaded: Map<AnyBlock, { data?: unknown; failed?: { error: unknown } }>;
  /** True for the first picture of the page and false for all others: it is fetched first, before anything else. */
  takePriority(source?: PictureSource): boolean;
  /** What the page's first picture is fetched from, once it has been rendered. */
  firstPicture(): PictureSource | undefined;
  /** Position on the page of the next table of contents, from 0. */
  nextTocIndex(): number;
  /** An id that nothing else on the page has: `base` itself, or with a number. */
  uniqueId(base: string): string;
  report(problem: Omit<Problem, 'path'>): void;
}

/** What a widget's component gets. */
export interface WidgetProps<B, D = undefined> {
  block: B;
  /** What the widget's `load` returned. */
  data: D;
  context: RenderContext;
  /** Makes what every widget's outermost element has, with the widget's own classes: `<div {...attributes('r-x')}>`. */
  attributes: MakeAttributes;
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
  Component(props: WidgetProps<B, D>): ReactNode;
}

/** Every widget by its name. */
export type Widgets = Registry<Widget>;
