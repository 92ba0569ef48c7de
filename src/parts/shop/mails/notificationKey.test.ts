import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTER_NEWS } from '../../../letters/order.ts';
import { notificationKey, readUnwrittenKey, unwrittenKey } from './notificationKey.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const news = fc.record({
  order: id,
  news: fc.constantFrom(...LETTER_NEWS),
  payment: fc.option(id, { nil: undefined }),
});

test('a placeholder’s key names its notification; a mail’s key is no placeholder', () => {
  fc.assert(
    fc.property(news, (item) => {
      expect(readUnwrittenKey(unwrittenKey(item))).toEqual(item);
      expect(readUnwrittenKey(notificationKey(item))).toBeUndefined();
    }),
  );
});

test.each([
  'order:0:paid:unwritten',
  'order:7:gossip:unwritten',
  'enquiry:7:paid:unwritten',
  'order:7:paid:1:2:unwritten',
  'order:7:paid:one:unwritten',
  ':unwritten',
  '',
])('“%s” is no placeholder’s key', (key) => {
  expect(readUnwrittenKey(key)).toBeUndefined();
});
