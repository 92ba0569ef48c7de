import type { Slot } from '../../render/context.ts';
import type { SlidesShown } from './rules/slidesShown.ts';

/** Width of a slide as a slot, for choosing picture sizes. */
export function slideSlot(slot: Slot, shown: SlidesShown): Slot {
  return { ...slot, desktop: slot.desktop / shown.desktop, phone: slot.phone / shown.mobile };
}
