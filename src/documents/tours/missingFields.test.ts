import { expect, test } from 'vitest';
import { nameField } from '../../cms/fields/names/nameField.ts';
import { findMissing } from '../../tours/findMissing.ts';
import { Tours } from './collection.ts';

test('every rule of the checklist leads to a field of the form', () => {
  const missing = [...findMissing({}), ...findMissing({ enquiryMode: 'dated' }, { openDepartures: 0 })];
  const lost = missing.filter(({ field }) => nameField(Tours.fields, field) === undefined);
  expect(lost).toEqual([]);
});
