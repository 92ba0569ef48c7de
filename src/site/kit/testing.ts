// Contract: `src/site/contract.ts`. For tests alone.
import type { Block } from 'payload';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { describeWidget as describeOurs } from '../../../tests/support/widgets/describeWidget.tsx';
import type { Widget } from '../../render/context.ts';
import type { OwnBlock, OwnExamples } from './widget.ts';

export { KHETTARA } from '../../letters/examples.ts';

interface WidgetFolder<B extends OwnBlock> {
  /** Exports of its `index.ts`. */
  widget: Widget;
  /** Exports of its `block.ts`. */
  block: Block;
  /** Exports of its `examples.ts`. */
  examples: OwnExamples<B>;
}

/**
 * The contract that every widget passes on every example, called in its `contract.test.ts`.
 * @param folder path of the widget's folder: `import.meta.dirname`
 */
export function describeWidget<B extends OwnBlock>(folder: string, widget: WidgetFolder<B>): void {
  // The type of examples lists only Rihla's own kinds.
  describeOurs(folder, widget as never);
}

/** Renders a page of some blocks as the server does; in an editor's preview when `editing`. */
export async function renderBlocks(
  blocks: readonly OwnBlock[],
  options: { editing?: boolean } = {},
): Promise<{ html: string; problems: readonly { message: string }[] }> {
  const { html, problems } = await renderBlocksPage([...blocks], options);
  return { html, problems };
}
