// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { CHAT_CONSENT_COOKIE, isConsent } from './consentCookie.ts';

test('consent is kept for thirty days on every path, under the name and value of the specification', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  const { name, value, options } = CHAT_CONSENT_COOKIE;
  expect(isConsent(readCookie(name))).toBe(false);
  writeCookie(name, value, options);
  expect(set).toHaveBeenLastCalledWith('nta-wa-gdpr=accept; Path=/; SameSite=Lax; Max-Age=2592000');
  expect(isConsent(readCookie(name))).toBe(true);
});

test('any other value is no consent', () => {
  for (const other of ['', 'ACCEPT', 'accept2', 'reject', null]) expect(isConsent(other)).toBe(false);
});
