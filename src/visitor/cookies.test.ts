// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseCookie, readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) setRaw(`${pair.split('=')[0]}=; Max-Age=0; Path=/`);
});

function setRaw(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the module under test writes cookies the same way.
  document.cookie = cookie;
}

function written(write: () => void): string {
  const set = vi.spyOn(document, 'cookie', 'set');
  write();
  return set.mock.lastCall?.[0] ?? '';
}

test('round-trips any text under any name', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(text, text, (name, value) => {
      writeCookie(name, value, { days: 1 });
      expect(readCookie(name)).toBe(value);
      setRaw(`${encodeURIComponent(name)}=; Max-Age=0; Path=/`);
    }),
  );
});

test('distinguishes names with common prefixes or suffixes', () => {
  writeCookie('toc-10', 'ten');
  writeCookie('x-toc-1', 'other');
  expect(readCookie('toc-1')).toBeNull();
  writeCookie('toc-1', 'one');
  expect(readCookie('toc-1')).toBe('one');
});

test('returns an undecodable value raw', () => {
  setRaw('odd=100%');
  expect(readCookie('odd')).toBe('100%');
});

test('writes lifetime, path and same-site', () => {
  expect(written(() => writeCookie('a', 'b', { days: 30, sameSite: 'Strict' }))).toBe(
    'a=b; Path=/; SameSite=Strict; Max-Age=2592000',
  );
  expect(written(() => writeCookie('a', 'b'))).toBe('a=b; Path=/; SameSite=Lax');
});

test('is secure on https', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  expect(written(() => writeCookie('a', 'b'))).toContain('; Secure');
});

test('removes one cookie only', () => {
  writeCookie('a', 'b');
  writeCookie('ab', 'c');
  eraseCookie('a');
  expect(readCookie('a')).toBeNull();
  expect(readCookie('ab')).toBe('c');
});

test('reads null and ignores writes where cookies are forbidden', () => {
  const forbid = (): never => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  expect(readCookie('a')).toBeNull();
  expect(() => writeCookie('a', 'b')).not.toThrow();
  expect(() => eraseCookie('a')).not.toThrow();
});
