import { expect, test } from 'vitest';
import { dateFormatFields } from './dateFormatFields.ts';

test('days and moments are written and shown in the studio’s own format', () => {
  expect(
    dateFormatFields({ name: 'from', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }),
  ).toMatchObject({
    admin: { components: { Field: expect.stringContaining('DayField') }, date: { displayFormat: 'd MMM yyyy' } },
  });
  expect(dateFormatFields({ name: 'at', type: 'date' })).toMatchObject({
    admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' } },
  });
});

test('a field with its own component keeps it', () => {
  const own = dateFormatFields({ name: 'until', type: 'date', admin: { components: { Field: '/own.tsx#Own' } } });
  expect(own).toMatchObject({ admin: { components: { Field: '/own.tsx#Own' } } });
});
