import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertJsonProps, serializeProps } from './props.ts';

test('every JSON value is accepted and unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value = JSON.parse(text);
      expect(JSON.parse(serializeProps('gallery', { value }))).toEqual({ value });
    }),
  );
});

test('undefined members are left out', () => {
  expect(serializeProps('gallery', { a: undefined, b: { c: undefined, d: 1 } })).toBe('{"b":{"d":1}}');
});

test('the same object twice is no cycle', () => {
  const shared = { x: 1 };
  expect(() => assertJsonProps('gallery', { a: shared, b: [shared, shared] })).not.toThrow();
});

class Price {}
const cyclic: { self?: unknown } = {};
cyclic.self = [cyclic];

test.each([
  ['function', () => undefined],
  ['symbol', Symbol('x')],
  ['bigint', 1n],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['instance of Date', new Date(0)],
  ['instance of Map', new Map()],
  ['instance of Price', new Price()],
  ['symbol as a key', { [Symbol('x')]: 1 }],
])('rejects %s, naming island and path', (kind, value) => {
  expect(() => assertJsonProps('gallery', { items: [{ ok: 1 }, { price: value }] })).toThrow(
    `Island "gallery": props.items[1].price is not JSON (${kind})`,
  );
});

test.each([
  ['props.list[1] is not JSON (undefined)', { list: [1, undefined] }],
  // biome-ignore lint/suspicious/noSparseArray: the hole is what is refused
  ['props.list[0] is not JSON (undefined)', { list: [, 1] }],
  ['props.self[0] is not JSON (cycle)', cyclic],
  ['props is not JSON (array)', []],
  ['props is not JSON (instance of Price)', new Price()],
])('rejects: %s', (message, props) => {
  expect(() => assertJsonProps('gallery', props)).toThrow(message);
});
