import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startFakePaypal } from '../../../../tests/support/providers/fakePaypal.ts';
import { deliver, type FakeProvider } from '../../../../tests/support/providers/fakeProvider.ts';
import { startFakeStripe } from '../../../../tests/support/providers/fakeStripe.ts';
import { readEnv } from '../../../env.ts';
import type { PaymentEvent, PaymentProvider } from './port.ts';
import { paymentProviders } from './providers.ts';
import { ASKED, AT_ONCE } from './testing.ts';

/** A webhook endpoint as the site's: refuses messages it cannot verify. */
async function listen(provider: PaymentProvider): Promise<{ url: string; events: PaymentEvent[] }> {
  const events: PaymentEvent[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.fromEntries(
      provider.webhookHeaders.map((name) => [name, String(incoming.headers[name] ?? '')]),
    );
    const event = await provider.readEvent(await text(incoming), headers);
    if (event) events.push(event);
    outgoing.writeHead(event ? 204 : 400).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, events };
}

/** Clicks one of the two buttons of a payment page. */
const click = (url: string, choice: 'pay' | 'cancel') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

const FAKES = { stripe: startFakeStripe, paypal: startFakePaypal } as const;

test.each(['stripe', 'paypal'] as const)('%s: a traveller pays, and webhook messages report it', async (name) => {
  const fake: FakeProvider & { env: Record<string, string> } = await FAKES[name]();
  onTestFinished(() => fake.close());
  const provider = paymentProviders(readEnv(fake.env), AT_ONCE).get(name);
  if (!provider) throw new Error(`${name} has its keys, but is not there.`);
  const site = await listen(provider);
  fake.webhookUrl = site.url;

  const { id, url } = await provider.open(ASKED);
  expect(await (await fetch(url)).text()).toContain('<button name="choice" value="pay">Pay</button>');
  const away = await click(url, 'cancel');
  expect(away.headers.get('location')).toContain(ASKED.cancelUrl);
  expect(await provider.settle(id)).toMatchObject({ outcome: 'open' });
  expect(site.events).toEqual([]);

  const back = await click(url, 'pay');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toContain(ASKED.returnUrl);
  expect(site.events).toMatchObject([{ paymentId: id }]);
  expect(await provider.settle(id)).toMatchObject({ outcome: 'paid', amount: ASKED.amount, currency: 'EUR' });
  // A finished payment has no page.
  expect((await fetch(url)).status).toBe(404);
});

test('repeated messages are verified each time; forged ones are refused', async () => {
  const fake = await startFakeStripe();
  onTestFinished(() => fake.close());
  const provider = paymentProviders(readEnv(fake.env), AT_ONCE).get('stripe');
  const site = await listen(provider as PaymentProvider);
  const message = fake.message('checkout.session.completed', 'cs_test_1');
  expect(await deliver(site.url, message, 2)).toEqual([204, 204]);
  expect(await deliver(site.url, { ...message, body: message.body.replace('cs_test_1', 'cs_test_2') })).toEqual([400]);
  expect(site.events).toEqual([{ paymentId: 'cs_test_1' }, { paymentId: 'cs_test_1' }]);
});
