import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../../env.ts';
import { paymentProviders } from './providers.ts';

const CARD = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const WALLET = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };

test.each([
  [{}, []],
  [CARD, ['stripe']],
  [WALLET, ['paypal']],
  [{ ...WALLET, ...CARD }, ['stripe', 'paypal']],
])('%#: offers providers with configured keys', (source, names) => {
  const providers = paymentProviders(readEnv(source));
  expect([...providers.keys()]).toEqual(names);
  for (const [name, provider] of providers) expect(provider.name).toBe(name);
});

test('no file loads an SDK eagerly', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  expect(files).toContain('stripeClient.ts');
  for (const name of files) {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(source, name).not.toMatch(/^import (?!type )[^;]*'(stripe|@paypal\/[^']+)';/m);
  }
});
