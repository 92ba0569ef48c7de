import type { RenderContext } from '../context.ts';
import { walkLayout } from '../layout.ts';
import type { Layout } from '../types.ts';

/** Runs every widget's `load` concurrently. A failure only leaves out its own block. */
export async function loadBlocks(layouts: readonly Layout[], context: RenderContext): Promise<void> {
  await Promise.all(
    layouts
      .flatMap((layout) => walkLayout(layout, context.widgets))
      .map(async (block) => {
        const widget = context.widgets.get(block.blockType);
        if (!widget?.load) return;
        try {
          context.loaded.set(block, { data: await widget.load(block, context) });
        } catch (error) {
          context.loaded.set(block, { failed: { error } });
        }
      }),
  );
}
