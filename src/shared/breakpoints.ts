import type { Device } from './style.ts';

// Constants of their own, so that a bundle which only needs the builder's device drops the table.
const BUILDER_MOBILE_MAX = 767;
const BUILDER_TABLET_MAX = 1024;

/**
 * Every breakpoint of the site, in CSS pixels (spec; those that are off by default there are not offered).
 * The theme's rule header, panels and share box; the builder's rule widgets, popups, sticky and motion (design, 8.14).
 * `max` is the last width that still belongs to the device.
 */
export const THEME_BREAKPOINTS = { mobile: { max: 689 }, tablet: { max: 999 } } as const;

export const BUILDER_BREAKPOINTS = {
  mobile: { max: BUILDER_MOBILE_MAX },
  tablet: { max: BUILDER_TABLET_MAX },
} as const;

/**
 * The media query that matches exactly one builder device. Range syntax, so that a fractional width such as
 * 767.5 px belongs to one device and never falls between two.
 */
export function builderMedia(device: Device): string {
  return mediaOf(device, BUILDER_MOBILE_MAX, BUILDER_TABLET_MAX);
}

/** The media query that matches some of the builder's devices. */
export function builderMediaOf(devices: readonly Device[]): string {
  return devices.map(builderMedia).join(',');
}

/** The media query that matches exactly one of the theme's devices, as `builderMedia` does. */
export function themeMedia(device: Device): string {
  return mediaOf(device, THEME_BREAKPOINTS.mobile.max, THEME_BREAKPOINTS.tablet.max);
}

function mediaOf(device: Device, mobileMax: number, tabletMax: number): string {
  if (device === 'mobile') return `(width <= ${mobileMax}px)`;
  if (device === 'tablet') return `(${mobileMax}px < width <= ${tabletMax}px)`;
  return `(width > ${tabletMax}px)`;
}
