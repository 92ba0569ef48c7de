import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Passes on the builder's devices that are listed. */
export function passesDevices({ devices }: RuleSettings<'devices'>, { device }: VisitorSnapshot): boolean {
  return devices.includes(device);
}
