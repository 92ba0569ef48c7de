import type { RenderContext } from './context.ts';
import { renderBlocks } from './renderBlocks.tsx';

/**
 * The context for blocks that stand in another one, which tells them something however deep they stand: a form its fields what was typed.
 * @param key made by `Symbol()`, known to the block around and to those inside
 * @param isOwn whether one of them is part of what is being edited; by default as around it
 */
export function withinBlock(
  context: RenderContext,
  key: symbol,
  value: unknown,
  isOwn: RenderContext['isOwn'] = context.isOwn,
): RenderContext {
  const inner: RenderContext = {
    ...context,
    isOwn,
    around: new Map([...context.around, [key, value]]),
    renderBlocks: (layout, slot) => renderBlocks(layout, inner, slot ?? inner.slot),
    renderUnseen: (layout, slot) => renderBlocks(layout, { ...inner, takePriority: () => false }, slot),
  };
  return inner;
}
