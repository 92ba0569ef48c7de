import { expect, it } from 'vitest';
import { keepNewerEdits } from './keepNewerEdits.ts';

it('removes values that the server has not changed, whatever their type', () => {
  const sent = {
    title: { value: 'Packing guide', isModified: true },
    close_button: { value: true },
    link: { value: { page: 3, of: ['a', 'b'] } },
    layout: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    empty: { value: null },
  };
  const answered = {
    title: { value: 'Packing guide', initialValue: 'Packing guide', valid: true },
    close_button: { value: true, initialValue: true },
    link: { value: { page: 3, of: ['a', 'b'] } },
    layout: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    empty: { value: null },
  };
  expect(keepNewerEdits(sent, answered)).toEqual({
    title: { initialValue: 'Packing guide', valid: true },
    close_button: { initialValue: true },
    link: {},
    layout: { rows: [{ id: 'a' }, { id: 'b' }] },
    empty: {},
  });
  expect(answered.title.value).toBe('Packing guide');
});

it('keeps what the server has changed or added, and fields without a value', () => {
  const sent = { path: { value: '' }, title: { value: 'A' }, list: { value: ['a'] }, group: {} };
  const answered = {
    path: { value: '/a/' },
    title: { value: undefined },
    list: { value: ['a', 'b'] },
    updatedAt: { value: 'now' },
    group: { valid: true },
  };
  expect(keepNewerEdits(sent, answered)).toEqual(answered);
});
