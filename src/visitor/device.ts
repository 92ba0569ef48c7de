import { builderMedia } from '../shared/breakpoints.ts';
import type { Device } from '../shared/style.ts';

/** The builder's device for the window's width, as in style sheets. */
export function visitorDevice(): Device {
  return (['mobile', 'tablet'] as const).find((device) => matchMedia(builderMedia(device)).matches) ?? 'desktop';
}
