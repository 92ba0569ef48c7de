import type { Kinds } from '../../../shared/layouts/kind.ts';
import { slotsOf } from '../../../shared/layouts/walk.ts';
import type { EditedBlock, Tree } from '../../model/types.ts';
import { axisAround, boxOf, elementOfLayout, isClosedIn } from '../frame/measure.ts';
import { type Box, boxAround } from '../geometry/box.ts';
import type { BlockZone, SlotZone } from '../geometry/findLanding.ts';

/**
 * Measures all blocks and slots that the page shows, in one pass that changes nothing.
 * @param dragged blocks into which nothing can be dropped
 */
export function measureZones(page: Document, tree: Tree, kinds: Kinds, dragged: readonly string[]): SlotZone {
  const [elements, slots] = [new Map<string, Element>(), new Map<string, Element>()];
  for (const element of page.querySelectorAll('[data-block-id]')) {
    const id = element.getAttribute('data-block-id') ?? '';
    // A note beside a block has the block's id too.
    if (isClosedIn(element)) continue;
    if (!elements.has(id) || elements.get(id)?.classList.contains('r-problem')) elements.set(id, element);
  }
  for (const element of page.querySelectorAll('[data-slot]')) {
    if (isClosedIn(element)) continue;
    const parent = element.closest('[data-block-id]')?.getAttribute('data-block-id');
    slots.set(`${parent} ${element.getAttribute('data-slot')}`, element);
  }
  const main = boxOf(elementOfLayout(page)) ?? boxOf(page.body) ?? { x: 0, y: 0, width: 0, height: 0 };
  return zoneOf(null, '', tree, main);

  function zoneOf(parent: string | null, slot: string, siblings: Tree, box: Box): SlotZone {
    const blocks = siblings.flatMap((block, index) => zoneOfBlock(block, index) ?? []);
    return { parent, slot, box, blocks, alone: axisAround(elements.get(blocks[0]?.id ?? '')) };
  }

  function zoneOfBlock(block: EditedBlock, index: number): BlockZone | undefined {
    const box = boxOf(elements.get(block.id));
    if (!box) return undefined;
    const { id } = block;
    const own = dragged.includes(id) ? [] : slotsOf(block, kinds.get(block.blockType));
    const inside = own.flatMap(({ blocks, name }) => {
      const marked = slots.get(`${id} ${name}`);
      const zone = zoneOf(id, name, blocks, box);
      // Without its mark, or a box of its own, a slot has the box of its blocks.
      const shown = boxOf(marked) ?? boxAround(zone.blocks.map((each) => each.box));
      return shown ? [{ ...zone, box: shown }] : [];
    });
    return { id, index, box, slots: inside };
  }
}
