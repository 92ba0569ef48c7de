import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { nameInPlace } from '../../shared/layouts/names.ts';
import { whyNot } from '../../shared/layouts/placement.ts';
import { walkBlocks } from '../../shared/layouts/walk.ts';

/** Which block of a layout is in a place it may not be in, and why, for editors; undefined when there is none. */
export function findMisplaced(layout: unknown, kinds: Kinds): string | undefined {
  if (!Array.isArray(layout)) return undefined;
  for (const { block, parents } of walkBlocks(layout as LayoutBlock[], kinds)) {
    const kind = kinds.get(block.blockType);
    const why = kind && whyNot(kind, parents, kinds);
    if (why) return `${nameInPlace([...parents, block], kinds)}: ${why}`;
  }
  return undefined;
}
