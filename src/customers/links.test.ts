import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CustomerLink, LINK_MS, linkToken, readLink, usedLinks } from './links.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ENTER = { kind: 'enter', email: 'amina@example.com' } as const;
const CHANGE = { kind: 'change', email: 'new@example.com', customer: 7, before: 'amina@example.com' } as const;

test.each<CustomerLink>([ENTER, CHANGE])('says what it was made of, for half an hour: %j', (link) => {
  const token = linkToken('secret', link, NOW);
  expect(readLink('secret', token, NOW)).toMatchObject({ link, isExpired: false });
  expect(readLink('secret', token, NOW + LINK_MS - 1)?.isExpired).toBe(false);
  expect(readLink('secret', token, NOW + LINK_MS)?.isExpired).toBe(true);
});

test('does not reveal the address, and differs each time', () => {
  const [first, second] = [linkToken('secret', ENTER, NOW), linkToken('secret', ENTER, NOW)];
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('amina');
  expect(readLink('secret', first, NOW)?.key).not.toBe(readLink('secret', second, NOW)?.key);
});

test('of another site, or changed anywhere, is invalid', () => {
  const token = linkToken('secret', ENTER, NOW);
  expect(readLink('another secret', token, NOW)).toBeUndefined();
  const bytes = Buffer.from(token, 'base64url');
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(readLink('secret', changed.toString('base64url'), NOW)).toBeUndefined();
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void expect(readLink('secret', text, NOW)).toBeUndefined()));
  expect(readLink('secret', undefined, NOW)).toBeUndefined();
  expect(readLink('secret', 'A'.repeat(100_000), NOW)).toBeUndefined();
});

test('has one key in any base64url spelling, so that it works once', () => {
  const token = linkToken('secret', ENTER, NOW);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const keys = [...letters].flatMap((letter) => readLink('secret', token.slice(0, -1) + letter, NOW)?.key ?? []);
  expect(new Set(keys).size).toBe(1);
});

test('used links are stored until they have expired, whatever is stored', () => {
  const end = new Date(NOW + 1).toISOString();
  expect(
    usedLinks([{ key: 'a', end }, { key: 'b', end: new Date(NOW).toISOString() }, null, 7], new Date(NOW)),
  ).toEqual([{ key: 'a', end }]);
  fc.assert(fc.property(fc.anything(), (stored) => void usedLinks(stored, new Date(NOW))));
});
