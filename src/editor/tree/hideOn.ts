import type { Kind } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import type { Device as ShownDevice } from '../model/types.ts';

/** Where a block says on which devices it is left out. */
export const HIDE_ON = 'advanced.hideOn';

/** The devices as the editor shows them, as blocks store them, and as a sentence names them. */
export const DEVICE_NAMES: readonly { device: ShownDevice; stored: string; plural: string }[] = [
  { device: 'desktop', stored: 'desktop', plural: 'desktops' },
  { device: 'tablet', stored: 'tablet', plural: 'tablets' },
  { device: 'phone', stored: 'mobile', plural: 'phones' },
];

/** The devices on which a block is left out. */
export function hiddenOn(block: object): ShownDevice[] {
  const stored = valueAt(block, HIDE_ON);
  if (!Array.isArray(stored)) return [];
  return DEVICE_NAMES.filter((each) => stored.includes(each.stored)).map(({ device }) => device);
}

/** Whether blocks of a kind can be left out on some devices. */
export function canHide(kind: Kind | undefined): boolean {
  return kind?.settings.some(({ path }) => path === HIDE_ON) ?? false;
}

/** The value to store so that a block is left out on a device, or shown there again. */
export function withHidden(block: object, device: ShownDevice, isHidden: boolean): string[] {
  const before = hiddenOn(block);
  return DEVICE_NAMES.filter((each) => (each.device === device ? isHidden : before.includes(each.device))).map(
    ({ stored }) => stored,
  );
}

/** How a sentence names a device in the plural: `phones`. */
export function pluralOf(device: ShownDevice): string {
  return DEVICE_NAMES.find((each) => each.device === device)?.plural ?? device;
}
