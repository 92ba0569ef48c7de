import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv, readSecret } from './env.ts';
import { temporaryFolder } from './server/testSupport.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };

describe('readEnv', () => {
  test('needs the SECRET that several machines share', () => {
    const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const split = { DATABASE_URL: 'postgres://localhost/r', ROLE: 'site', ...bucket };
    expect(faultsOf(split)).toEqual([expect.stringMatching(/^SECRET is missing/)]);
    expect(faultsOf({ ...split, SECRET: 'common' })).toEqual([]);
    expect(faultsOf(bucket)).toEqual([]);
  });

  test('refuses a guessable token for metrics', () => {
    expect(readEnv({ METRICS_TOKEN: 'sixteen-letters!' }).metricsToken).toBe('sixteen-letters!');
    for (const token of ['short', 'with spaces in the middle'])
      expect(faultsOf({ METRICS_TOKEN: token })).toEqual([expect.stringMatching(/^METRICS_TOKEN is too short/)]);
  });

  test('has no required variables', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      role: 'all',
      databaseUrl: undefined,
      firstSite: 'demo',
      demoLanguages: ['fr', 'ar'],
    });
  });

  test('says with what an empty database begins', () => {
    expect(readEnv({ NO_DEMO: '1' }).firstSite).toBe('small');
    expect(readEnv({ NO_DEMO: 'empty' }).firstSite).toBe('nothing');
    expect(readEnv({ NO_DEMO: '' }).firstSite).toBe('demo');
    expect(readEnv({ DEMO_LANGUAGES: '' }).demoLanguages).toEqual([]);
    expect(readEnv({ DEMO_LANGUAGES: 'fr, de' }).demoLanguages).toEqual(['fr', 'de']);
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ AVIF_EFFORT: 'low' }, 'AVIF_EFFORT'],
    [{ AVIF_EFFORT: '10' }, 'AVIF_EFFORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'khettara.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'localhost' }, 'SMTP_URL'],
    [{ ROLE: 'editor' }, 'ROLE'],
    [{ ROLE: 'site' }, 'DATABASE_URL'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID'],
    [{ PURGE_URL: 'http://localhost:6081/purge' }, 'PURGE_SECRET'],
    [{ PURGE_URL: 'http://localhost:6081/purge', PURGE_SECRET: 'short' }, 'PURGE_SECRET'],
    [{ PURGE_SECRET: 'walnuts-below-toubkal' }, 'PURGE_URL'],
    [{ PURGE_URL: 'http://one/purge two', PURGE_SECRET: 'walnuts-below-toubkal' }, 'PURGE_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'missing: STRIPE_WEBHOOK_SECRET.'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'missing: STRIPE_SECRET_KEY.'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://api.stripe.example' }, 'STRIPE_API_BASE'],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1.example' }, 'STRIPE_API_BASE'],
    [{ PAYPAL_CLIENT_ID: 'a', PAYPAL_WEBHOOK_ID: 'b' }, 'missing: PAYPAL_CLIENT_SECRET.'],
    [{ ...PAYPAL, PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT'],
    [{ ...PAYPAL, PAYPAL_API_BASE: 'https://127.0.0.1' }, 'PAYPAL_API_BASE'],
    [{ DEEPL_AUTH_KEY: 'a b' }, 'DEEPL_AUTH_KEY'],
    [{ DEEPL_AUTH_KEY: 'a', DEEPL_API_BASE: 'http://deepl.example' }, 'DEEPL_API_BASE'],
  ])('names the fault of %o', (source, name) => {
    const faults = faultsOf(source as Record<string, string>);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });

  test('names all faults at once', () => {
    expect(faultsOf({ PORT: 'x', ROLE: 'y', S3_BUCKET: 'z' })).toHaveLength(3);
  });

  test('reads several caches in front', () => {
    const PURGE_SECRET = 'walnuts-below-toubkal';
    const { purge } = readEnv({ PURGE_URL: 'http://one/purge  https://two/purge', PURGE_SECRET });
    expect(purge).toEqual({ urls: ['http://one/purge', 'https://two/purge'], secret: PURGE_SECRET });
  });

  test('payment providers with keys are enabled', () => {
    // As composed containers pass on what is not set.
    const empty = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', PAYPAL_CLIENT_ID: '', PAYPAL_ENVIRONMENT: '' };
    expect(readEnv(empty)).toMatchObject({ stripe: undefined, paypal: undefined });
    expect(readEnv({ ...STRIPE, ...PAYPAL, STRIPE_API_BASE: 'http://127.0.0.1:9/x' })).toMatchObject({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'http://127.0.0.1:9' },
      paypal: { clientId: 'a', clientSecret: 'b', webhookId: 'c', environment: 'live', apiBase: undefined },
    });
  });

  test('no fault repeats a key', () => {
    const [first, second] = ['pk_walnut', 'almond'];
    expect(faultsOf({ STRIPE_SECRET_KEY: first, STRIPE_WEBHOOK_SECRET: second }).join()).not.toMatch(/walnut|almond/);
  });

  test('keeps only the origin of the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://khettara.example/en/' }).publicUrl).toBe('https://khettara.example');
  });
});

describe('readSecret', () => {
  test('generates a secret once for the data folder, with file mode 0600', () => {
    const folder = temporaryFolder();
    const secret = readSecret(folder, {});
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(readSecret(folder, {})).toBe(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('prefers the environment', () => {
    expect(readSecret(temporaryFolder(), { SECRET: 'given' })).toBe('given');
  });
});
