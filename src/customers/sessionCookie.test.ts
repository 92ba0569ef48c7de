import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecret, readSessionCookie, SESSION_COOKIE, sessionCookies, sessionKeyOf } from './sessionCookie.ts';

const read = (value: string) => readSessionCookie({ [SESSION_COOKIE]: value });

test('a secret has 192 bits, and is stored as hash', () => {
  const secret = createSecret();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(24);
  expect(sessionKeyOf(secret)).not.toContain(secret);
  expect(sessionKeyOf(secret)).toBe(sessionKeyOf(secret));
});

test('the session cookie is HttpOnly, and scripts can read a second one that there is a session', () => {
  const [session = '', sign = ''] = sessionCookies({ customer: 7, secret: createSecret() }, 'https://rihla.example');
  expect(session).toMatch(/^rihla_customer=7\.[\w-]{32}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/);
  expect(sign).toBe('rihla-customer=customer; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  expect(sessionCookies(undefined, 'http://localhost:3000')).toEqual([
    'rihla_customer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'rihla-customer=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('cookies survive the round trip, and other values are rejected', () => {
  const secret = createSecret();
  expect(read(`7.${secret}`)).toEqual({ customer: 7, secret });
  for (const wrong of [
    '',
    secret,
    `0.${secret}`,
    `07.${secret}`,
    `7.${secret}x`,
    `7.${secret.slice(1)}`,
    `9999999999.${secret}`,
    `-7.${secret}`,
  ])
    expect(read(wrong), wrong).toBeUndefined();
  expect(readSessionCookie(Object.create({ [SESSION_COOKIE]: `7.${secret}` }))).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => void expect(read(text)).toBeUndefined()));
});
