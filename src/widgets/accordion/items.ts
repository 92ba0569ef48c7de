import { levelOf } from '../../render/headings/headings.ts';
import { onlyBlocks } from '../../render/layout.ts';
import type { BlockTraits, FoundHeading } from '../../render/traits.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';

/** A row with a title and blocks of its own. */
export interface TitledItem {
  title?: string | null;
  icon?: string | null;
  anchor?: string | null;
  blocks?: unknown;
}

/** An item with its position in the list. */
export interface PlacedItem<I extends TitledItem = TitledItem> {
  item: I;
  /** Index among all stored items, from 0; preview marks use it. */
  index: number;
  title: string;
  blocks: AnyBlock[];
}

/** The items that can be shown: those with a title. Damaged items are skipped. */
export function readItems<I extends TitledItem>(items: readonly I[] | null | undefined): PlacedItem<I>[] {
  if (!Array.isArray(items)) return [];
  return (items as I[]).flatMap((item, index) => {
    const title = isObject(item) && typeof item.title === 'string' ? item.title.trim() : '';
    return title ? [{ item, index, title, blocks: onlyBlocks(item.blocks as Layout) }] : [];
  });
}

interface ItemsBlock {
  items?: TitledItem[] | null;
  level?: string | null;
}

/** Block traits shared by all kinds with items: their titles are text, and headings by default. */
export const itemTraits: Pick<Required<BlockTraits<ItemsBlock>>, 'children' | 'headings' | 'words'> = {
  children: ({ items }) => readItems(items).flatMap(({ blocks }) => blocks),
  words: ({ items }) =>
    readItems(items)
      .map(({ title }) => title)
      .join(' '),
  headings: ({ items, level }, inside) =>
    readItems(items).flatMap((each) => [...headingOf(each, level), ...inside(each.blocks)]),
};

function headingOf({ item, title }: PlacedItem, tag: string | null | undefined): FoundHeading[] {
  const level = levelOf(tag ?? 'h3');
  const id = typeof item.anchor === 'string' ? item.anchor : '';
  return level ? [{ source: item, heading: { level, text: title, ...(id && { id }) } }] : [];
}
