import type { ListingBlock } from '../../cms/payload-types.ts';
import type { Slot } from '../../render/context.ts';
import { DEFAULT_COLUMNS, MASONRY_SPACING_PX } from '../posts/constants.ts';

/** Columns of a listing, from 1 to 4 (spec: 3). */
export function columnsOf({ columns }: ListingBlock): number {
  return between(1, Math.round(Number(columns ?? DEFAULT_COLUMNS)), 4);
}

/** Row gap, as CSS (spec: 30 px in a masonry). */
export function rowGapOf({ verticalSpacing, view }: ListingBlock): string {
  // Rows of the list view have their own borders and padding.
  if (view === 'list') return '0px';
  if (view !== 'masonry') return 'var(--space-6)';
  return `${between(0, Number(verticalSpacing ?? MASONRY_SPACING_PX), 120)}px`;
}

/** Column width of one card. */
export function cardSlot(block: ListingBlock, slot: Slot): Slot {
  return { ...slot, desktop: slot.desktop / (block.view === 'list' ? 1 : columnsOf(block)) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value || 0));
}
