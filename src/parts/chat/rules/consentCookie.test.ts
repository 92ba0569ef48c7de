// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { CHAT_CONSENT_COOKIE, isConsent } from './consentCookie.ts';

test('consent is stored for thirty days on all paths, with the specification’s name and value', () => {
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
