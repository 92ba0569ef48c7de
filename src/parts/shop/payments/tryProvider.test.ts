import { expect, test } from 'vitest';
import { startFakePaypal } from '../../../../tests/support/providers/fakePaypal.ts';
import { startFakeStripe } from '../../../../tests/support/providers/fakeStripe.ts';
import { tryPaypal, tryStripe } from './tryProvider.ts';

test('a Stripe key is verified, and an error does not contain it', async () => {
  const { settings } = await startFakeStripe();
  await expect(tryStripe(settings)).resolves.toMatch(/^Stripe knows the key/);
  const wrong = tryStripe({ ...settings, secretKey: 'sk_test_walnut' });
  await expect(wrong).rejects.toThrow(/^Stripe could not show payments with this key: /);
  await expect(wrong).rejects.not.toThrow(/walnut/);
});

test('PayPal keys are verified', async () => {
  const { settings } = await startFakePaypal();
  await expect(tryPaypal(settings)).resolves.toMatch(/^PayPal knows the keys/);
  await expect(tryPaypal({ ...settings, clientSecret: 'walnut' })).rejects.toThrow(
    'PayPal could not sign this site in: it does not know this client ID with this secret.',
  );
});
