import type { MegaMenuBlock } from '../../cms/payload-types.ts';
import { type Anchor, anchorOf } from '../../render/href.ts';
import { onlyBlocks } from '../../render/layout.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';

/** An entry that can be shown. */
export interface Entry {
  /** Its number among all rows, from 0; marks of the preview name it so. */
  index: number;
  id: string | null | undefined;
  label: string;
  anchor: Anchor | undefined;
  blocks: AnyBlock[];
}

/**
 * The entries that have a label.
 * @returns those that lead nowhere and open nothing among them; visitors are not shown these
 */
export function readEntries({ items }: MegaMenuBlock): Entry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    const label = isObject(item) && typeof item.label === 'string' ? item.label.trim() : '';
    const blocks = label ? onlyBlocks(item.blocks as Layout) : [];
    return label ? [{ index, id: item.id, label, anchor: anchorOf(item.link), blocks }] : [];
  });
}
