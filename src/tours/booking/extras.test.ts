import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseExtras, extrasOf, priceOfExtras, readBookedExtras } from './extras.ts';

const OFFERED = extrasOf({
  price: { singleSupplement: 19_000 },
  itinerary: [
    {
      day: 2,
      optional: [
        { title: 'Free of charge', price: undefined },
        { title: 'Camel ride', price: 4_000 },
      ],
    },
  ],
} as never);

it('extrasOf offers a single room and every activity with a price', () => {
  expect(OFFERED).toEqual([
    { code: 'single', title: undefined, price: 19_000 },
    { code: 'day-2-2', title: 'Camel ride', price: 4_000 },
  ]);
});

it.each([
  ['nothing', [], []],
  ['what is taken no times', [{ code: 'single', count: 0 }], []],
  ['some', [{ code: 'day-2-2', count: 2 }], [{ code: 'day-2-2', title: 'Camel ride', price: 4_000, count: 2 }]],
  ['what is not offered', [{ code: 'yacht', count: 1 }], undefined],
  ['more than travel', [{ code: 'single', count: 3 }], undefined],
  ['less than nothing', [{ code: 'single', count: -1 }], undefined],
  ['a half', [{ code: 'single', count: 0.5 }], undefined],
  [
    'one twice',
    [
      { code: 'single', count: 1 },
      { code: 'single', count: 1 },
    ],
    undefined,
  ],
])('chooseExtras validates %s', (_name, asked, chosen) => {
  expect(chooseExtras(OFFERED, asked, 2)).toEqual(chosen);
});

it('readBookedExtras parses stored extras, and drops others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.anything(), (count, anything) => {
      const chosen = chooseExtras(OFFERED, [{ code: 'day-2-2', count }], 50) ?? [];
      expect(readBookedExtras(JSON.parse(JSON.stringify([...chosen, null, 4, { code: 'x' }])))).toEqual(chosen);
      expect(Number.isSafeInteger(priceOfExtras(readBookedExtras(anything)))).toBe(true);
    }),
  );
  expect(priceOfExtras(readBookedExtras([{ code: 'a', price: 300, count: 3 }]))).toBe(900);
});
