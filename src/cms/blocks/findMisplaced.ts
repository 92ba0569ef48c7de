import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { nameInPlace } from '../../shared/layouts/names.ts';
import { whyNot } from '../../shared/layouts/placement.ts';
import { walkBlocks } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';

/** First block of a layout at a position where it is not allowed, with the reason, for editors; undefined when there is none. */
export function findMisplaced(layout: unknown, kinds: Kinds): string | undefined {
  if (!Array.isArray(layout)) return undefined;
  for (const { block, parents } of walkBlocks(layout as LayoutBlock[], kinds)) {
    const kind = kinds.get(block.blockType);
    const why = kind && whyNot(kind, parents, kinds);
    if (why) return t('{field}: {fault}', { field: nameInPlace([...parents, block], kinds), fault: why });
  }
  return undefined;
}
