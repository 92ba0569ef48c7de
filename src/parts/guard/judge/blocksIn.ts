import { isObject } from '../../../shared/isObject.ts';
import type { LayoutBlock } from '../../../shared/layouts/kind.ts';

/** A block with its id. */
export type NamedBlock = LayoutBlock & { id: string };

/** All blocks with an id in a layout, however deep; in no certain order. */
export function blocksIn(layout: unknown): NamedBlock[] {
  const found: NamedBlock[] = [];
  const waiting: unknown[] = [layout];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (isNamedBlock(value)) found.push(value);
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null));
  }
  return found;
}

function isNamedBlock(value: unknown): value is NamedBlock {
  return isObject(value) && typeof value.blockType === 'string' && typeof value.id === 'string';
}
