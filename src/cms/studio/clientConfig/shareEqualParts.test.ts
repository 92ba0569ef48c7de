import { expect, test } from 'vitest';
import { shareEqualParts } from './shareEqualParts.ts';

const row = () => ({ type: 'row', fields: [{ name: 'ground', required: undefined, options: ['a', 'b'] }] });

test('equal parts are one object, and nothing else changes', () => {
  const value = { one: { slug: 'one', fields: [row()] }, two: { slug: 'two', fields: [row(), { name: 'text' }] } };
  const shared = shareEqualParts(value);
  expect(shared).toStrictEqual(value);
  expect(shared.one.fields[0]).toBe(shared.two.fields[0]);
  expect(shared.one).not.toBe(value.one);
});

test.each([
  ['a number and its text', { a: 1 }, { a: '1' }],
  ['nothing and a name for it', { a: undefined }, { a: 'undefined' }],
  ['undefined and missing', { a: undefined }, {}],
  ['null and undefined', { a: null }, { a: undefined }],
  ['a list and an object', ['x'], { 0: 'x' }],
  ['names that contain a comma', { 'a,b': 1 }, { a: 1, b: 1 }],
  ['two functions', { a: () => 1 }, { a: () => 1 }],
  ['two dates', { a: new Date(0) }, { a: new Date(0) }],
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
])('%s are not shared', (_what, one, other) => {
  const shared = shareEqualParts([one, other]);
  expect(shared).toStrictEqual([one, other]);
  expect(shared[0]).not.toBe(shared[1]);
});

test('what is no plain object is taken over as it is', () => {
  const element = { $$typeof: Symbol.for('react.element'), props: {} };
  const made = [new Date(), new Map(), element, () => 1];
  for (const [index, part] of shareEqualParts(made).entries()) expect(part).toBe(made[index]);
});
