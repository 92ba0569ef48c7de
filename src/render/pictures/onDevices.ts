import { builderMediaOf } from '../../shared/breakpoints.ts';
import { valueOnDevice } from '../../shared/layouts/deviceValues.ts';
import { DEVICES, type Device, FOCUS_POINTS } from '../../shared/style.ts';
import { populated } from '../populated.ts';
import type { StyleSheet } from '../styleSheet.ts';
import type { Media } from '../types.ts';

/** How a picture is shown on a device. */
export interface Shown {
  media: Media;
  /** CSS `aspect-ratio` such as `3/2`; undefined: the picture's own. */
  ratio?: string | undefined;
  /** CSS `object-position`; undefined: the picture's own focal point. */
  focus?: string | undefined;
}

/** How a picture is shown on each device. */
export type ShownOn = Readonly<Record<Device, Shown>>;

interface Source {
  /** On all devices, unless tablets or phones have another one. */
  media: Media;
  /** Stored uploads. */
  tablet: unknown;
  phone: unknown;
  /** Path of the setting of the focus. */
  focus: string;
  ratioOn?: (device: Device) => string | undefined;
}

/** How a block shows its picture on each device: phones inherit from tablets, these from desktops. */
export function shownOnDevices(block: object, { focus, media, phone, ratioOn, tablet }: Source): ShownOn {
  const known = [media, tablet, phone].map(usable);
  // The same picture may be populated more than once.
  const [, onTablets = media, onPhones = onTablets] = known.map((each) =>
    known.find((other) => other && other.id === each?.id),
  );
  const pictures = { desktop: media, tablet: onTablets, mobile: onPhones };
  const shown = (device: Device): Shown => {
    const point = valueOnDevice(block, focus, device);
    const position = typeof point === 'string' && Object.hasOwn(FOCUS_POINTS, point) ? FOCUS_POINTS[point] : undefined;
    return { media: pictures[device], ratio: ratioOn?.(device), focus: position };
  };
  return { mobile: shown('mobile'), tablet: shown('tablet'), desktop: shown('desktop') };
}

/** A picture of its own on a device needs files: a place that is kept for one does not replace another. */
function usable(stored: unknown): Media | undefined {
  const media = populated<Media>(stored as Media | number | null | undefined);
  return media?.filename ? media : undefined;
}

/** The devices by what they have in common, those of desktops last. */
export function groupDevices<T>(valueOn: (device: Device) => T): { value: T; devices: Device[] }[] {
  const groups: { value: T; devices: Device[] }[] = [];
  for (const device of DEVICES.toReversed()) {
    const value = valueOn(device);
    const same = groups.find((group) => group.value === value);
    if (same) same.devices.push(device);
    else groups.push({ value, devices: [device] });
  }
  return groups.reverse();
}

/** The media query of a group of devices; undefined for all. */
export function mediaOfGroup(devices: readonly Device[]): string | undefined {
  return devices.length === DEVICES.length ? undefined : builderMediaOf(devices);
}

/** Classes for declarations that may differ by device; nothing is written for empty ones. */
export function rulesOnDevices(styles: StyleSheet, declare: (device: Device) => string): string[] {
  return groupDevices(declare).flatMap(({ devices, value }) =>
    value ? [styles.rule(value, mediaOfGroup(devices))] : [],
  );
}

/** The focal point of a picture where it is shown, as CSS `object-position`. */
export function focusOf({ focus, media: { focalX, focalY } }: Shown): string {
  return focus ?? `${percent(focalX)} ${percent(focalY)}`;
}

function percent(value: number | null | undefined): string {
  return `${typeof value === 'number' ? Math.round(value) : 50}%`;
}
