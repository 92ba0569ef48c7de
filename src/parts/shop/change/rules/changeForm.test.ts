import { expect, test } from 'vitest';
import { emptyForm } from '../../desk/rules/deskForm.ts';
import { noteOf, readNote } from '../../desk/rules/deskRequest.ts';
import { missingInChange, partyOfChange } from './changeForm.ts';

const start = { booking: { id: 3, reference: 'K-1', title: 'To the dunes', departure: 7 }, currency: 'EUR' };
const form = { ...emptyForm({ adults: 1, departure: 7, name: 'Amina', way: 'transfer' }), kept: '', isTold: true };

test('sends travellers by their keys, and another amount only where one is typed', () => {
  const travellers = form.travellers.map((one) => ({ ...one, uuid: 'sara' }));
  expect(partyOfChange({ ...form, travellers }, start)).toMatchObject({
    ...{ booking: 3, kept: null, travellers: [{ uuid: 'sara', unit: 'adult' }] },
  });
  expect(partyOfChange({ ...form, kept: '0' }, start)).toMatchObject({ kept: 0 });
  expect(partyOfChange({ ...form, kept: '12.50' }, start)).toMatchObject({ kept: 1250 });
});

test.each([
  [{ kept: 'some' }, /amount/],
  [{ kept: '0' }, /why/],
  [{ name: '' }, /name/],
  [{ kept: '20', reason: 'Agreed' }, undefined],
])('says what is missing: %j', (change, words) => {
  const missing = missingInChange({ ...form, ...change }, 'EUR');
  if (words) expect(missing).toMatch(words);
  else expect(missing).toBeUndefined();
});

test.each([
  [{ age: '9', wishes: 'No nuts' }],
  [{ age: '41', wishes: '' }],
  [{ age: '', wishes: 'Vegan\nand early to bed' }],
  [{ age: '', wishes: 'Age unknown' }],
])('age and requests survive the round trip: %j', ({ age, wishes }) => {
  expect(readNote(noteOf({ age: age ? Number(age) : null, wishes }))).toEqual({ age, wishes });
});
