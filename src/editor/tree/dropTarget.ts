import type { Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf } from '../../shared/layouts/walk.ts';
import { describePlace, whyNotThere } from '../landing.ts';
import type { Place, Tree } from '../model/types.ts';
import type { Row } from './listRows.ts';

/** Drop target of dragged blocks. */
export interface DropTarget {
  place: Place;
  /** The row of the drop indicator, and the side; inside for a collapsed or empty block. */
  key: string;
  side: 'before' | 'after' | 'inside';
  /** Level at which the line starts, as `aria-level`. */
  level: number;
  /** Label of the indicator: the place, or why dropping is not allowed. */
  says: string;
  isRefused: boolean;
}

/** Share of a row's height, at its top and its bottom, that means before and after, when its middle means inside. */
const EDGE = 0.28;

/**
 * The drop target for a pointer over a row.
 * @param share vertical position of the pointer in the row, from 0 to 1
 */
export function dropTarget(row: Row, share: number, dragged: readonly string[], tree: Tree, kinds: Kinds): DropTarget {
  const spot = spotOn(row, share, kinds);
  const why = whyNotThere(dragged, spot.place, tree, kinds);
  return { ...spot, key: row.key, says: why ?? describePlace(spot.place, tree, kinds), isRefused: why !== undefined };
}

function spotOn(row: Row, share: number, kinds: Kinds): Pick<DropTarget, 'place' | 'side' | 'level'> {
  const { level, place } = row;
  if (row.type === 'slot') return { place, side: 'after', level };
  if (row.type === 'add') return { place, side: row.isEmpty ? 'inside' : 'before', level };
  const slots = slotsOf(row.block, row.kind ?? kinds.get(row.block.blockType));
  const [slot] = slots;
  const after = { ...place, index: place.index + 1 };
  if (!slot) return share < 0.5 ? { place, side: 'before', level } : { place: after, side: 'after', level };
  if (share < EDGE) return { place, side: 'before', level };
  const parent = row.block.id;
  // At the end of its last slot, as moving by keys does.
  const last = slots.at(-1) ?? slot;
  const end = { parent, slot: last.name, index: last.blocks.length };
  if (share <= 1 - EDGE) return { place: end, side: 'inside', level: level + 1 };
  // Below an expanded block comes its first child: that is where the line shows.
  if (row.isOpen) return { place: { parent, slot: slot.name, index: 0 }, side: 'after', level: level + 1 };
  return { place: after, side: 'after', level };
}
