import { afterEach, expect, it } from 'vitest';
import type { PaymentProvider } from '../payments/port.ts';
import { offeredMethods } from './methods.ts';
import { setPaymentProviders } from './paymentProviders.ts';

afterEach(() => setPaymentProviders([]));

it.each([
  ['in euros, by all that there is', 'EUR', ['stripe', 'paypal', 'transfer']],
  ['in dirhams, not by the one who takes none', 'MAD', ['stripe', 'transfer']],
  ['in no currency yet, by all that there is', undefined, ['stripe', 'paypal', 'transfer']],
])('an order can be paid %s', (_name, currency, methods) => {
  setPaymentProviders((['stripe', 'paypal'] as const).map((name) => ({ name }) as PaymentProvider));
  expect(offeredMethods({ takesTransfer: true }, currency)).toEqual(methods);
});

it('a provider without keys is not offered', () => {
  expect(offeredMethods({ takesArrival: true }, 'EUR')).toEqual(['arrival']);
});
