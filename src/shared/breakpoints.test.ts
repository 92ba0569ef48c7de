import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILDER_BREAKPOINTS, builderMedia, THEME_BREAKPOINTS, themeMedia } from './breakpoints.ts';
import { DEVICES, type Device } from './style.ts';

/** Evaluates the three forms of media query that `builderMedia` writes. */
function matches(query: string, width: number): boolean {
  const [, above, below] = /^\((?:(\d+)px < )?width(?: <= (\d+)px)?\)$/.exec(query) ?? [];
  const [, over] = /^\(width > (\d+)px\)$/.exec(query) ?? [];
  if (over) return width > Number(over);
  return (!above || width > Number(above)) && (!below || width <= Number(below));
}

const devicesAt = (media: (device: Device) => string, width: number) =>
  DEVICES.filter((device) => matches(media(device), width));

test('has the numbers of the specification', () => {
  expect(THEME_BREAKPOINTS).toEqual({ mobile: { max: 689 }, tablet: { max: 999 } });
  expect(BUILDER_BREAKPOINTS).toEqual({ mobile: { max: 767 }, tablet: { max: 1024 } });
});

test('names every breakpoint as a device, and one above them', () => {
  for (const table of [THEME_BREAKPOINTS, BUILDER_BREAKPOINTS])
    expect([...Object.keys(table), 'desktop']).toEqual([...DEVICES]);
});

test.each([
  [0, 'mobile'],
  [689, 'mobile'],
  [689.5, 'tablet'],
  [690, 'tablet'],
  [999, 'tablet'],
  [999.01, 'desktop'],
  [1000, 'desktop'],
])('theme at %d px: %s', (width, device) => {
  expect(devicesAt(themeMedia, width)).toEqual([device]);
});

test.each([
  [0, 'mobile'],
  [767, 'mobile'],
  [767.5, 'tablet'],
  [768, 'tablet'],
  [880, 'tablet'],
  [881, 'tablet'],
  [1024, 'tablet'],
  [1024.2, 'desktop'],
  [1025, 'desktop'],
  [1200, 'desktop'],
  [1201, 'desktop'],
  [1366, 'desktop'],
  [1367, 'desktop'],
  [2399, 'desktop'],
  [2400, 'desktop'],
])('builder at %d px: %s', (width, device) => {
  expect(devicesAt(builderMedia, width)).toEqual([device]);
});

test('exactly one media query matches any width', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), (width) => {
      expect(devicesAt(builderMedia, width)).toHaveLength(1);
      expect(devicesAt(themeMedia, width)).toHaveLength(1);
    }),
  );
});
