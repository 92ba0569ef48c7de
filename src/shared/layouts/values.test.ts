import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './values.ts';

const block = { text: 'Sand', items: [{ text: 'One' }, { text: 'Two' }], advanced: { htmlId: 'x' } };

test.each([
  ['text', 'Sand'],
  ['items.1.text', 'Two'],
  ['items.2.text', undefined],
  ['text.length', undefined],
  ['advanced.constructor', undefined],
])('%s has %j', (path, expected) => {
  expect(valueAt(block, path)).toBe(expected);
});

test('sets a value in a copy, which shares everything else', () => {
  const changed = withValueAt(block, 'items.1.text', 'Three');
  expect(changed).toEqual({ ...block, items: [{ text: 'One' }, { text: 'Three' }] });
  expect(changed.items[0]).toBe(block.items[0]);
  expect(changed.advanced).toBe(block.advanced);
  expect(block.items[1]).toEqual({ text: 'Two' });
});

test('an equal value returns the same block, and a missing group is created', () => {
  expect(withValueAt(block, 'advanced.htmlId', 'x')).toBe(block);
  expect(withValueAt({ advanced: null } as object, 'advanced.htmlId', 'y')).toEqual({ advanced: { htmlId: 'y' } });
});

test('throws for a path through a missing row or through text', () => {
  expect(() => withValueAt(block, 'items.5.text', 'x')).toThrow('no row 5');
  expect(() => withValueAt(block, 'text.inner', 'x')).toThrow('holds no values');
});
