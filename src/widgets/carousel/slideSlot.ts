import type { Slot } from '../../render/context.ts';
import type { SlidesShown } from './rules/slidesShown.ts';

/** The column that a slide is, for choosing the sizes of pictures in it. */
export function slideSlot(slot: Slot, shown: SlidesShown): Slot {
  return { ...slot, desktop: slot.desktop / shown.desktop, phone: slot.phone / shown.mobile };
}
