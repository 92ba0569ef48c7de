import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataFields } from '../../../tests/support/widgets/blockSchema.ts';
import { carouselField } from './carouselField.ts';
import { readSettings } from './settings.ts';

test('defaults match the form’s', () => {
  expect(readSettings(undefined)).toEqual({
    shown: { desktop: 3, tablet: 2, mobile: 1 },
    step: 1,
    autoplayMs: 0,
    pausesOnHover: true,
    isBackward: false,
    isInfinite: true,
    isFade: false,
    speedMs: 500,
    spacePx: 24,
    hasArrows: true,
    pagination: 'dots',
    isLazy: true,
  });
  const defaults = [...dataFields(carouselField().fields)].map(([name, field]) => [
    name,
    'defaultValue' in field ? field.defaultValue : undefined,
  ]);
  expect(readSettings(Object.fromEntries(defaults))).toEqual(readSettings(undefined));
});

test('autoplay runs every 5 s when enabled', () => {
  expect(readSettings({ autoplay: true }).autoplayMs).toBe(5000);
  expect(readSettings({ autoplay: true, autoplay_speed: 1 }).autoplayMs).toBe(1000);
  expect(readSettings({ autoplay_speed: 3000 }).autoplayMs).toBe(0);
});

test('slides fade only where one is shown, and then on every device', () => {
  expect(readSettings({ effect: 'fade' }).isFade).toBe(false);
  expect(readSettings({ effect: 'fade', slides_to_show: 1, slides_to_show_mobile: 2 })).toMatchObject({
    isFade: true,
    shown: { desktop: 1, tablet: 1, mobile: 1 },
  });
});

test('a step is at most the number of shown slides', () => {
  expect(readSettings({ slides_to_show: 2, slides_to_scroll: 5 }).step).toBe(2);
});

test('stored numbers are clamped to their limits', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          ...Object.keys(readSettings({})),
          'speed',
          'space_between',
          'autoplay_speed',
          'slides_to_scroll',
          'autoplay',
          'pagination',
        ),
        fc.anything(),
      ),
      (stored) => {
        const { autoplayMs, spacePx, speedMs, step } = readSettings({ ...stored, autoplay: true });
        expect(autoplayMs).toBeGreaterThanOrEqual(1000);
        for (const number of [autoplayMs, spacePx, speedMs, step]) {
          expect(Number.isInteger(number) && number >= 0 && number <= 60_000).toBe(true);
        }
      },
    ),
  );
});
