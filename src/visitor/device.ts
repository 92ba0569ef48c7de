import { builderMedia } from '../shared/breakpoints.ts';
import type { Device } from '../shared/style.ts';

/** The builder's device for the window's width, as in style sheets (design, section 8.14). */
export function visitorDevice(): Device {
  return (['mobile', 'tablet'] as const).find((device) => matchMedia(builderMedia(device)).matches) ?? 'desktop';
}
