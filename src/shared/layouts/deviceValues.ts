import { t } from '../studioWords/t.ts';
import type { Device } from '../style.ts';
import type { KindSetting } from './kind.ts';
import { valueAt } from './values.ts';

/** Field of a block that holds the values which differ on narrower devices, at their setting's path below the device. */
export const DEVICE_VALUES = 'deviceValues';

/** Devices that may have values of their own, widest first: each inherits from the one before, the first from desktops. */
export const NARROWER = ['tablet', 'mobile'] as const;
export type Narrower = (typeof NARROWER)[number];

/** Name of a setting's value on a device: `Space above on phones`. */
export function labelOnDevice(label: string, device: Narrower): string {
  return t(device === 'tablet' ? '{label} on tablets' : '{label} on phones', { label });
}

/** Path of the value that a setting has on a device: `deviceValues.tablet.advanced.marginStart`. */
export function devicePath(path: string, device: Narrower): string {
  return `${DEVICE_VALUES}.${device}.${path}`;
}

/** Whether a path is that of a value for a device. */
export function isDevicePath(path: string): boolean {
  return path.startsWith(`${DEVICE_VALUES}.`);
}

/** A setting, followed by those of its values on tablets and phones if it may have any. */
export function withDeviceSettings(setting: KindSetting): KindSetting[] {
  const { label, onDevices, path, tab, type } = setting;
  if (!onDevices) return [setting];
  const options = Object.keys(onDevices.options);
  return [
    setting,
    ...NARROWER.map((device) => ({
      path: devicePath(path, device),
      label: labelOnDevice(label, device),
      tab,
      type,
      options,
    })),
  ];
}

/** A block's own value on a device; undefined when it inherits. */
export function ownOnDevice(block: object, path: string, device: Narrower): string | undefined {
  const value = valueAt(block, devicePath(path, device));
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Value of a setting on a device: its own there, else that of the next wider device. */
export function valueOnDevice(block: object, path: string, device: Device): unknown {
  if (device === 'desktop') return valueAt(block, path);
  const own = NARROWER.slice(0, NARROWER.indexOf(device) + 1).map((each) => ownOnDevice(block, path, each));
  return own.findLast((value) => value !== undefined) ?? valueAt(block, path);
}

/**
 * Error of a block's stored device values; undefined when they are valid.
 * @param allowed option values by the path of each setting that may differ
 */
export function findDeviceFault(value: unknown, allowed: ReadonlyMap<string, readonly string[]>): string | undefined {
  const stored = { [DEVICE_VALUES]: value };
  for (const path of leafPaths(value ?? {})) {
    const [device, ...rest] = path.split('.');
    const options = NARROWER.some((each) => each === device) ? allowed.get(rest.join('.')) : undefined;
    if (!options) return t('Nothing is known of “{path}” on a device of its own.', { path: path.slice(0, 60) });
    const chosen = valueAt(stored, `${DEVICE_VALUES}.${path}`);
    if (chosen !== null && !options.some((option) => option === chosen)) {
      const values = { value: String(chosen).slice(0, 60), setting: rest.join('.') };
      return device === 'mobile'
        ? t('“{value}” is no choice for {setting} on a phone.', values)
        : t('“{value}” is no choice for {setting} on a tablet.', values);
    }
  }
  return undefined;
}

/** Deepest level of a device's values: the device, a group, the setting. */
const DEEPEST = 3;

function leafPaths(value: unknown, prefix = '', depth = 0): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST) return [prefix];
  return Object.entries(value).flatMap(([name, inner]) =>
    leafPaths(inner, prefix ? `${prefix}.${name}` : name, depth + 1),
  );
}
