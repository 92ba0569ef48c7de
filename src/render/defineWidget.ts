import type { ReactNode } from 'react';
import type { RenderContext } from './context.ts';
import type { AnyBlock } from './types.ts';

/** What a widget's component gets. */
export interface WidgetProps<B, D = undefined> {
  block: B;
  /** What the widget's `load` returned. */
  data: D;
  context: RenderContext;
  /** Id and classes that the advanced group asks for; they belong on the widget's outermost element. */
  attributes: { id: string | undefined; className: string };
}

/** One kind of block on the site: its markup, its style, and what it loads. */
export interface Widget<B = AnyBlock, D = unknown> {
  /** The slug of its block, which is also its folder. */
  name: string;
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

type BlockOf<N extends AnyBlock['blockType']> = Extract<AnyBlock, { blockType: N }>;

/** Declares a widget; the block's type follows from its name. */
export function defineWidget<N extends AnyBlock['blockType'], D = undefined>(
  widget: Widget<BlockOf<N>, D> & { name: N },
): Widget {
  // The registry hands each widget only blocks of its own type, which the type of a mixed list cannot say.
  return widget as unknown as Widget;
}
