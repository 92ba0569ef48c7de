import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { Payload } from 'payload';
import { CART_ADD_PATH } from '../../../../src/parts/shop/cart/rules/addresses.ts';
import { CHECKOUT_PATH } from '../../../../src/parts/shop/checkout/addresses.ts';
import { checkoutKey } from '../../../../src/parts/shop/checkout/checkoutKey.ts';
import { findOneOrder } from '../../../../src/parts/shop/orders/openOrder.ts';
import { CART_COOKIE, cartKeyOf } from '../../../../src/parts/shop/rules/cartCookie.ts';
import { buildDeparture, buildTour } from '../../../support/factories.ts';
import type { FakeMessage } from '../../../support/providers/fakeProvider.ts';
import type { OpenSite } from '../openSite.ts';
import type { Random } from '../random.ts';

/** Few seats, so that travellers compete for the last ones. */
export const SEATS = 3;
const TRAVELLERS_AT_ONCE = 3;
const PRICE = 48_000;
/** Pause between two travellers, in ms: without it the other workers would starve. */
const PAUSE_MS = 50;
const FIELDS = { name: 'Amina Berrada', travels: 'on', plan: 'full', agreed: 'on', do: 'place', seen: String(PRICE) };

/** What the browser was shown of an order, keyed by payment id of the provider. */
export type PaidOrders = Map<string, { isThanked: boolean }>;

interface Booking {
  file: string;
  random: Random;
  onDone(): void;
  onFault(text: string): void;
}

/** Reads the journal of payments. A kill may leave an incomplete last line. */
export function readPaidOrders(file: string): PaidOrders {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return new Map(
    lines.map((line) => {
      const { isThanked, payment } = JSON.parse(line) as { payment: string; isThanked: boolean };
      return [payment, { isThanked }];
    }),
  );
}

/** Books, orders and pays in a loop; after paying, the traveller returns, or the provider sends a webhook, or both at once, or neither. */
export async function workOnBookings(site: Pick<OpenSite, 'app' | 'payload'>, booking: Booking): Promise<never> {
  let departure: Promise<number> | undefined;

  async function open(): Promise<number> {
    const tour = await openShop(site.payload);
    return (await buildDeparture(site.payload, { tour, seats: SEATS })).id;
  }

  async function travel(): Promise<never> {
    for (;;) {
      departure ??= open();
      const chosen = departure;
      try {
        const isBooked = await bookOnce(site, await chosen, booking);
        if (!isBooked && chosen === departure) departure = undefined;
      } catch (error) {
        departure = undefined;
        booking.onFault(`Booking: ${(error as Error).message}`);
      }
      await setTimeout(PAUSE_MS);
    }
  }
  return Promise.race(Array.from({ length: TRAVELLERS_AT_ONCE }, travel));
}

/** @returns false when there is no free seat */
async function bookOnce(
  { app, payload }: Pick<OpenSite, 'app' | 'payload'>,
  departure: number,
  { file, onDone, random }: Booking,
): Promise<boolean> {
  // Different visitors, because of the rate limit.
  const remoteAddress = `10.${[1, 2, 3].map(() => Math.floor(random.between(0, 256))).join('.')}`;
  const send = (url: string, fields: Record<string, string>, cookie = ''): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      remoteAddress,
    });

  const added = await send(CART_ADD_PATH, { departure: String(departure), adults: '1' });
  if (added.statusCode === 422) return false;
  const secret = [added.headers['set-cookie']].flat().join().match(`${CART_COOKIE}=([\\w-]+)`)?.[1];
  const cart = secret && (await findOneOrder({ payload }, { cartKey: { equals: cartKeyOf(secret) } }));
  if (!cart) throw new Error(`A cart was answered with ${added.statusCode}: ${added.body}`);

  onDone();

  const method = random.chance(0.5) ? 'stripe' : 'paypal';
  const own = { method, email: `${cart.id}@example.com`, uuid: checkoutKey(payload.secret, cart.id) };
  const placed = await send(CHECKOUT_PATH, { ...FIELDS, ...own }, `${CART_COOKIE}=${secret}`);
  const address = placed.headers.location;
  if (placed.statusCode !== 303 || !address?.includes('/pay/'))
    throw new Error(`A checkout was answered with ${placed.statusCode} ${address}: ${placed.body}`);

  const note = (isThanked: boolean): void =>
    appendFileSync(file, `${JSON.stringify({ payment: address.split('/pay/')[1], isThanked })}\n`);
  note(false);
  onDone();
  const click = { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' } as const;
  const paid = await fetch(address, click);
  const { body, headers } = (await paid.json()) as FakeMessage;
  onDone();
  const back = new URL(paid.headers.get('location') ?? '');
  const comeBack = async (): Promise<void> => {
    const { statusCode } = await app.inject({ url: back.pathname + back.search, remoteAddress });
    const order = await findOneOrder({ payload }, { id: { equals: cart.id } });
    if (order?.status !== 'CONFIRMED')
      throw new Error(`Who had paid was answered with ${statusCode}, and the order is ${order?.status}.`);
    note(true);
  };
  const tell = async (): Promise<void> => {
    const url = `/shop/payments/${method}/`;
    const told = { ...headers, 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url, payload: body, headers: told });
    if (statusCode !== 200) throw new Error(`The provider was answered with ${statusCode}.`);
  };
  const ways = [[comeBack], [tell], [comeBack, tell], [tell, tell, comeBack], []];
  await Promise.all((random.pick(ways) ?? []).map((way) => way()));
  onDone();
  return true;
}

/** The tour of an open shop; created by the first process that needs it. */
async function openShop(payload: Payload): Promise<number> {
  const { docs } = await payload.find({ collection: 'tours', limit: 1, depth: 0 });
  if (docs[0]) return docs[0].id;
  await payload.updateGlobal({ slug: 'shop', data: { isOn: true } });
  return (await buildTour(payload, { price: { from: PRICE, currency: 'EUR', basis: 'person' } as never })).id;
}
