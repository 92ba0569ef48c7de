import type { RenderContext } from '../context.ts';
import { renderBlocks } from './renderBlocks.tsx';

/**
 * Creates the context for blocks inside another one, and passes a value to all descendants: a form passes submitted values to its fields.
 * @param key created by `Symbol()`, known to the outer block and to the inner ones
 * @param isOwn whether an inner block is part of the edited content; by default as in the outer context
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
    enclosing: new Map([...context.enclosing, [key, value]]),
    renderBlocks: (layout, slot) => renderBlocks(layout, inner, slot ?? inner.slot),
    renderUnseen: (layout, slot) => renderBlocks(layout, { ...inner, takePriority: () => false }, slot),
  };
  return inner;
}
