import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareEqual } from './shareEqual.ts';

/** All objects and lists of a tree, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

test('a copy has the same content, and each content once', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const shared = shareEqual({ one: value, two: [value, structuredClone(value)] });
      expect(shared).toEqual({ one: value, two: [value, value] });
      const byContent = new Map<string, object>();
      for (const part of partsOf(shared)) {
        const content = JSON.stringify(part);
        expect(byContent.get(content) ?? part).toBe(part);
        byContent.set(content, part);
      }
    }),
  );
});

test('equal fields of two blocks become one; what differs only by type, undefined or order does not', () => {
  const field = () => ({ name: 'space', type: 'number', admin: { width: '50%' } });
  const [first, second] = shareEqual([{ fields: [field()] }, { fields: [field()] }]);
  expect(first).toBe(second);
  const unlike = shareEqual([{ a: 1 }, { a: '1' }, { a: undefined }, {}, [], { a: 1, b: 2 }, { b: 2, a: 1 }]);
  expect(new Set(unlike).size).toBe(7);
});

test('functions, React elements, dates and instances of classes are kept as they are, and nothing is changed in place', () => {
  class Label {}
  const element = { $$typeof: Symbol.for('react.transitional.element'), props: {} };
  const kept = { make: () => 1, element, when: new Date(0), label: new Label() };
  const before = { first: { ...kept }, second: Object.freeze({ ...kept }) };
  const { first, second } = shareEqual(before);
  expect(first).toBe(second);
  for (const [name, value] of Object.entries(kept)) expect(first[name as keyof typeof kept]).toBe(value);
  expect(before.first).not.toBe(before.second);
});
