import { expect, test } from 'vitest';
import { emptyForm, missingIn, partyOfForm, requestOfForm, resize } from './deskForm.ts';

const form = emptyForm({ adults: 2, children: 1, departure: 7, name: 'Amina', way: 'link', hold: 60 });

test('keeps typed values of the remaining travellers when their number changes', () => {
  const typed = form.travellers.map((one, index) => ({ ...one, name: `Traveller ${index + 1}` }));
  const fewer = resize(typed, 'adult', 1);
  expect(fewer.map(({ name, unit }) => [unit, name])).toEqual([
    ['adult', 'Traveller 1'],
    ['child', 'Traveller 3'],
  ]);
  const more = resize(fewer, 'adult', 3);
  expect(more.map(({ name }) => name)).toEqual(['Traveller 1', '', '', 'Traveller 3']);
  expect(new Set(more.map(({ key }) => key)).size).toBe(4);
});

test('sends amounts in the smallest unit, ages as numbers, and no extra more often than there are travellers', () => {
  const [first, ...others] = form.travellers;
  const travellers = [{ ...(first ?? expect.fail()), age: ' 41 ', name: 'Amina' }, ...others];
  expect(partyOfForm({ ...form, discount: '50.50', extras: { single: 9 }, travellers }, 'EUR')).toMatchObject({
    ...{ departure: 7, discount: 5050, extras: [{ code: 'single', count: 3 }] },
    travellers: [{ unit: 'adult', name: 'Amina', age: 41 }, { age: null }, { unit: 'child' }],
  });
  expect(partyOfForm({ ...form, departure: undefined }, 'EUR')).toBeUndefined();
});

test('sends a hold time only with a payment link, and a payment only when one was received', () => {
  const options = { currency: 'EUR', now: 0, seen: 100, uuid: 'u' };
  expect(requestOfForm({ ...form, amount: '20' }, options)).toMatchObject({
    until: '1970-01-01T01:00:00.000Z',
    amount: null,
  });
  expect(requestOfForm({ ...form, amount: '20', way: 'received' }, options)).toMatchObject({
    until: null,
    amount: 2000,
  });
  // Nothing typed: all of it.
  expect(requestOfForm({ ...form, amount: ' ', way: 'received' }, options)).toMatchObject({ amount: 100 });
});

test.each([
  [{ departure: undefined }, /date/],
  [{ name: ' ' }, /name/],
  [{ discount: 'much' }, /amount/],
  [{ discount: '50' }, /why/],
  [{ way: 'received' as const, amount: 'much' }, /paid/],
  [{ way: 'received' as const }, undefined],
  [{ discount: '50', reason: 'Third journey' }, undefined],
])('says what is missing: %j', (change, words) => {
  const missing = missingIn({ ...form, ...change }, 'EUR');
  if (words) expect(missing).toMatch(words);
  else expect(missing).toBeUndefined();
});
