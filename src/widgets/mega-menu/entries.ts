import type { MegaMenuBlock } from '../../cms/payload-types.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { type Anchor, anchorOf } from '../../render/links/href.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';

/** A displayable item. */
export interface Entry {
  /** Index among all stored items, from 0; preview marks use it. */
  index: number;
  id: string | null | undefined;
  label: string;
  anchor: Anchor | undefined;
  blocks: AnyBlock[];
}

/**
 * The items that have a label.
 * @returns also those without link and panel, which are hidden from visitors
 */
export function readEntries({ items }: MegaMenuBlock): Entry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    const label = isObject(item) && typeof item.label === 'string' ? item.label.trim() : '';
    const blocks = label ? onlyBlocks(item.blocks as Layout) : [];
    return label ? [{ index, id: item.id, label, anchor: anchorOf(item.link), blocks }] : [];
  });
}
