import type { BasePayload } from 'payload';
import { expect, test, vi } from 'vitest';
import { findServiceFaults, settingsOf } from './serviceKinds.ts';
import { createServices } from './services.ts';

const SECRET = 'a'.repeat(64);
const NOTHING = {
  allowsLoopbackWebhooks: false,
  deepl: undefined,
  paypal: undefined,
  smtpUrl: undefined,
  stripe: undefined,
};
const MAIL = {
  host: 'smtp.example.com',
  port: '587',
  security: 'starttls',
  user: 'amina@example.com',
  password: 'p@ss:w/%',
};
const CARD = { secretKey: 'sk_live_walnut', webhookSecret: 'whsec_almond' };
const OUTSIDE = { allowsLoopback: false };

/** A key-value store in memory. */
function memory() {
  const rows = new Map<string, unknown>();
  const kv = {
    get: async (key: string) => rows.get(key),
    set: async (key: string, value: unknown) => void rows.set(key, value),
    delete: async (key: string) => void rows.delete(key),
  } as unknown as BasePayload['kv'];
  return { kv, rows };
}

test('stored keys are in effect after a load, here and in another process, and sealed', async () => {
  const { kv, rows } = memory();
  const [one, other] = [createServices(NOTHING, SECRET), createServices(NOTHING, SECRET)];
  const changed = vi.fn(async () => undefined);
  other.onChange(changed);
  await one.store({ kv }, 'stripe', CARD);
  await one.load({ kv });
  await other.load({ kv });
  await other.load({ kv });
  for (const services of [one, other]) {
    expect(services.current().stripe).toEqual({ ...CARD, apiBase: undefined });
    expect(services.sourceOf('stripe')).toBe('studio');
  }
  expect(changed).toHaveBeenCalledOnce();
  expect(JSON.stringify([...rows])).not.toMatch(/walnut|almond/);
  await one.store({ kv }, 'stripe', undefined);
  await other.load({ kv });
  expect([other.current().stripe, other.sourceOf('stripe')]).toEqual([undefined, 'none']);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('variables of the environment take precedence, for each service as a whole', async () => {
  const { kv } = memory();
  const stripe = { secretKey: 'sk_live_env', webhookSecret: 'whsec_env', apiBase: undefined };
  const services = createServices({ ...NOTHING, smtpUrl: 'smtp://mail', stripe }, SECRET);
  await services.store({ kv }, 'stripe', CARD);
  await services.load({ kv });
  expect(services.current()).toEqual({
    mail: { url: 'smtp://mail', guard: undefined },
    ...{ stripe, paypal: undefined, deepl: undefined },
  });
  expect(services.sourceOf('stripe')).toBe('environment');
});

test('keys sealed with another secret are distinguished from missing ones', async () => {
  const { kv } = memory();
  await createServices(NOTHING, 'b'.repeat(64)).store({ kv }, 'mail', MAIL);
  const services = createServices(NOTHING, SECRET);
  await services.load({ kv });
  expect([services.current().mail, services.sourceOf('mail')]).toEqual([undefined, 'unreadable']);
});

test('a mail server is a URL with name and password, and requires TLS', () => {
  const { url } = settingsOf.mail(MAIL, OUTSIDE) ?? { url: '' };
  expect(url).toBe('smtp://amina%40example.com:p%40ss%3Aw%2F%25@smtp.example.com:587?requireTLS=true');
  expect(settingsOf.mail({ ...MAIL, security: 'tls', port: '465', user: '', password: '' }, OUTSIDE)).toEqual({
    url: 'smtps://smtp.example.com:465',
    guard: OUTSIDE,
  });
});

test.each([
  [{ host: 'https://smtp.example.com' }, 'host'],
  [{ host: 'localhost' }, 'host'],
  [{ host: '127.0.0.1' }, 'host'],
  [{ host: '10.0.0.4' }, 'host'],
  [{ host: '[::1]' }, 'host'],
  [{ host: 'mail.internal' }, 'host'],
  [{ host: '' }, 'host'],
  [{ port: '0' }, 'port'],
  [{ port: '65536' }, 'port'],
  [{ port: '25?x' }, 'port'],
  [{ security: 'none' }, 'security'],
  [{ user: '' }, 'user'],
  [{ password: '' }, 'password'],
])('a mail server with %j has a validation error in that field', (changed, field) => {
  expect(findServiceFaults('mail', MAIL, OUTSIDE)).toEqual({});
  expect(Object.keys(findServiceFaults('mail', { ...MAIL, ...changed }, OUTSIDE))).toEqual([field]);
});

test('a mail server on this machine needs permission by the environment', () => {
  const here = { ...MAIL, host: '127.0.0.1' };
  expect(findServiceFaults('mail', here, { allowsLoopback: true })).toEqual({});
  expect(Object.keys(findServiceFaults('mail', { ...MAIL, host: '10.0.0.4' }, { allowsLoopback: true }))).toEqual([
    'host',
  ]);
});

test('validation errors contain no secret', () => {
  const faults = {
    ...findServiceFaults('stripe', { secretKey: 'walnut', webhookSecret: 'almond' }, OUTSIDE),
    ...findServiceFaults(
      'paypal',
      { environment: 'live', clientId: 'a b', clientSecret: 'hazel nut', webhookId: '1' },
      OUTSIDE,
    ),
  };
  expect(Object.keys(faults)).toEqual(['secretKey', 'webhookSecret', 'clientId', 'clientSecret']);
  expect(JSON.stringify(faults)).not.toMatch(/walnut|almond|hazel/);
});
