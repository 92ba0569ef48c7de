import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SLIDES, MAX_SLIDES, MIN_SLIDES, slidesShown } from './slidesShown.ts';

test('defaults are 3 slides shown and 2 to start with, as in the spec', () => {
  expect([DEFAULT_SLIDES, MIN_SLIDES]).toEqual([3, 2]);
});

test.each([
  [{}, 3, 2, 1],
  [{ slides_to_show: 1 }, 1, 1, 1],
  [{ slides_to_show: 4 }, 4, 2, 1],
  [{ slides_to_show: 4, slides_to_show_tablet: 3 }, 4, 3, 1],
  [{ slides_to_show: 1, slides_to_show_tablet: 2, slides_to_show_mobile: 2 }, 1, 2, 2],
  [{ slides_to_show: 99, slides_to_show_mobile: -3 }, 6, 2, 1],
  [{ slides_to_show: null, slides_to_show_tablet: '2' }, 3, 2, 1],
])('%j is %i on a desktop, %i on a tablet and %i on a phone', (stored, desktop, tablet, mobile) => {
  expect(slidesShown(stored)).toEqual({ desktop, tablet, mobile });
});

test('a kind with single slides shows one on every device', () => {
  expect(slidesShown({}, 1)).toEqual({ desktop: 1, tablet: 1, mobile: 1 });
});

test('any stored value becomes a valid number of slides', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (desktop, tablet, mobile) => {
      const shown = slidesShown({
        slides_to_show: desktop,
        slides_to_show_tablet: tablet,
        slides_to_show_mobile: mobile,
      });
      for (const count of Object.values(shown)) {
        expect(Number.isInteger(count) && count >= 1 && count <= MAX_SLIDES).toBe(true);
      }
    }),
  );
});
