import type { Kind } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import type { Device as ShownDevice } from '../model/types.ts';

/** Setting of the devices on which a block is hidden. */
export const HIDE_ON = 'advanced.hideOn';

/** Devices: of the preview, as stored in blocks, and for sentences. */
export const DEVICE_NAMES: readonly { device: ShownDevice; stored: string; plural: string }[] = [
  { device: 'desktop', stored: 'desktop', plural: msg('desktops') },
  { device: 'tablet', stored: 'tablet', plural: msg('tablets') },
  { device: 'phone', stored: 'mobile', plural: msg('phones') },
];

/** The devices on which a block is hidden. */
export function hiddenOn(block: object): ShownDevice[] {
  const stored = valueAt(block, HIDE_ON);
  if (!Array.isArray(stored)) return [];
  return DEVICE_NAMES.filter((each) => stored.includes(each.stored)).map(({ device }) => device);
}

/** Whether blocks of a kind can be hidden by device. */
export function canHide(kind: Kind | undefined): boolean {
  return kind?.settings.some(({ path }) => path === HIDE_ON) ?? false;
}

/** The setting's new value when a block is hidden or shown on a device. */
export function withHidden(block: object, device: ShownDevice, isHidden: boolean): string[] {
  const before = hiddenOn(block);
  return DEVICE_NAMES.filter((each) => (each.device === device ? isHidden : before.includes(each.device))).map(
    ({ stored }) => stored,
  );
}

/** Plural of a device for sentences: `phones`. */
export function pluralOf(device: ShownDevice): string {
  return t(DEVICE_NAMES.find((each) => each.device === device)?.plural ?? device);
}
