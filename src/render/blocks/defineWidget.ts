import type { Widget } from '../context.ts';
import type { AnyBlock } from '../types.ts';

export type { Widget, WidgetProps } from '../context.ts';

type BlockOf<N extends AnyBlock['blockType']> = Extract<AnyBlock, { blockType: N }>;

/** Defines a widget; the block's type follows from its name. */
export function defineWidget<N extends AnyBlock['blockType'], D = undefined>(
  widget: Widget<BlockOf<N>, D> & { name: N },
): Widget {
  // The registry passes each widget only blocks of its own type, which the type of a mixed list cannot express.
  return widget as unknown as Widget;
}
