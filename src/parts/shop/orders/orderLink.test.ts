import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderToken, readOrderToken } from './orderLink.ts';

it('an order token is valid for that order and site only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.string(), (id, text) => {
      const token = orderToken('secret', id);
      expect(readOrderToken('secret', token)).toBe(id);
      expect(readOrderToken('other', token)).toBeUndefined();
      expect(readOrderToken('secret', token.replace(/^\d+/, String(id + 1)))).toBeUndefined();
      expect(readOrderToken('secret', text)).toBeUndefined();
    }),
  );
  expect(readOrderToken('secret', null)).toBeUndefined();
});
