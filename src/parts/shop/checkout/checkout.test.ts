import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage, buildTour } from '../../../../tests/support/factories.ts';
import { createSecret, SESSION_COOKIE, sessionKeyOf } from '../../../customers/sessionCookie.ts';
import { newSession, withSession } from '../../../customers/sessions.ts';
import { createSite } from '../../../pages/site.ts';
import { buildTestApp, testEnv } from '../../../server/testSupport.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { orderToken } from '../orders/orderLink.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { MemoryProvider } from '../paymentFlow/testSupport.ts';
import { cartKeyOf, createCartSecret } from '../rules/cartCookie.ts';
import { CHECKOUT_PATH } from './addresses.ts';
import { checkoutKey } from './checkoutKey.ts';

const AWAY = 'https://checkout.stripe.com/c/pay/1';
const MINUTE_MS = 60_000;

vi.mock('../paymentFlow/methods.ts', () => ({
  offeredMethods: () => ['stripe', 'paypal', 'transfer'],
  paymentOrigins: () => ['https://checkout.stripe.com'],
}));
vi.mock('../paymentFlow/beginPayment.ts', () => ({ beginPayment: vi.fn() }));

describeDatabase('a checkout', (db) => {
  let app: FastifyInstance;
  let departure = 0;
  let tour = 0;
  let visitor = 0;

  beforeEach(async () => {
    vi.mocked(beginPayment).mockReset().mockResolvedValue({ kind: 'away', url: AWAY });
    tour = (
      await buildTour(db.payload, {
        title: 'To the dunes',
        price: { from: 48_000, currency: 'EUR', basis: 'person', deposit: 25 },
      } as never)
    ).id;
    departure = (await buildDeparture(db.payload, { tour })).id;
    const page = (path: string, blockType: string) =>
      buildPage(db.payload, { path, layout: [{ blockType, title: 'The block', level: 'h2' }] as never });
    const [checkout, summary, terms] = [
      await page('/book/', 'checkout'),
      await page('/my-booking/', 'purchase-summary'),
      await buildPage(db.payload, { path: '/terms/' }),
    ];
    await db.payload.updateGlobal({
      slug: 'shop',
      data: { isOn: true, checkoutPage: checkout.id, summaryPage: summary.id, termsPage: terms.id, balanceDays: 42 },
    });
    const site = createSite({
      payload: db.payload,
      env: { publicUrl: 'http://localhost:3000' },
      assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '', fonts: [] },
      onProblem: ({ message }) => expect.fail(message),
    });
    app = await buildTestApp({ payload: db.payload, site, env: testEnv({ dataDir: db.dataDir }) });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  /** A cart with two seats on hold. */
  async function fill(data: Partial<{ promotion: string }> = {}) {
    const secret = createCartSecret();
    const { id } = await db.payload.create({
      collection: ORDERS,
      data: { status: 'CART', cartKey: cartKeyOf(secret), currency: 'EUR', ...data } as never,
      depth: 0,
    });
    await db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 2, status: 'ON_HOLD', source: 'site', order: id } as never,
      depth: 0,
    });
    return { id: Number(id), secret, cookie: `rihla_cart=${secret}` };
  }
  type Cart = Awaited<ReturnType<typeof fill>>;
  const look = async (id: number) => (await findOrder({ payload: db.payload }, id)) as OpenOrder;
  const fieldsOf = async ({ id }: Cart) => {
    const [first, second] = (await look(id)).bookings[0]?.items ?? [];
    return {
      _page: '/book/',
      uuid: checkoutKey(db.payload.secret, id),
      seen: '96000',
      name: 'Amina Berrada',
      email: 'amina@example.com',
      phone: '+44 20 7946 0958',
      travels: 'on',
      item: [first?.uuid ?? '', second?.uuid ?? ''],
      traveller: ['', 'Jonas Weber'],
      plan: 'full',
      method: 'stripe',
      agreed: 'on',
      do: 'place',
    };
  };
  /** Each from another visitor, so that rate limits do not add up. */
  function post(url: string, fields: Record<string, string | string[]>, cookie = '') {
    visitor += 1;
    const entries = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text]));
    return app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(entries).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      remoteAddress: `10.4.0.${visitor % 250}`,
    });
  }
  const send = async (cart: Cart, changes: Record<string, string | string[]> = {}) =>
    post(CHECKOUT_PATH, { ...(await fieldsOf(cart)), ...changes }, cart.cookie);

  test('becomes an order with all travellers’ names, clears the cart, and redirects to the payment', async () => {
    const cart = await fill();
    const answer = await send(cart);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, AWAY]);
    expect(answer.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^rihla_cart=;.*Max-Age=0/)]),
    );
    const order = await look(cart.id);
    expect(order).toMatchObject({ status: 'PLACED', total: 96_000, dueNow: 96_000, plan: 'full', method: 'stripe' });
    expect(order.reference).toMatch(/^[A-Z]-/);
    expect(order.contact).toMatchObject({ fullName: 'Amina Berrada', emailAddress: 'amina@example.com' });
    expect(order.bookings[0]?.items.map(({ contact }) => contact?.fullName)).toEqual(['Amina Berrada', 'Jonas Weber']);
    expect(order.bookings[0]).toMatchObject({ status: 'ON_HOLD', total: 96_000 });
    const held = Date.parse(order.bookings[0]?.expiresAt ?? '') - Date.now();
    expect(held).toBeGreaterThan(58 * MINUTE_MS);
    expect(beginPayment).toHaveBeenCalledWith(
      db.payload,
      cart.id,
      expect.objectContaining({ kind: 'full', method: 'stripe' }),
    );
  });

  test('is idempotent: one order for concurrent and later submissions, also without the cookie', async () => {
    const cart = await fill();
    const answers = await Promise.all([send(cart), send(cart)]);
    expect(answers.map(({ headers, statusCode }) => [statusCode, headers.location])).toEqual([
      [303, AWAY],
      [303, AWAY],
    ]);
    const later = await post(CHECKOUT_PATH, await fieldsOf(cart));
    expect(later.headers.location).toBe(AWAY);
    const { totalDocs } = await db.payload.count({
      collection: ORDERS,
      where: { status: { equals: 'PLACED' } },
    });
    expect(totalDocs).toBe(1);
    // The cookie with another cart's key is refused.
    const foreign = await post(CHECKOUT_PATH, { ...(await fieldsOf(cart)), uuid: 'x'.repeat(43) }, cart.cookie);
    expect(foreign.statusCode).toBe(422);
  });

  test('creates no order on validation errors, and keeps the typed values', async () => {
    const cart = await fill();
    const cases: [what: string, Record<string, string | string[]>, RegExp][] = [
      ['the price is not what was seen', { seen: '100' }, /no longer the one that you saw/],
      ['a price is made up', { seen: '0', total: '0', price: '1' }, /no longer the one that you saw/],
      ['there is no name', { name: ' ' }, /Fill this in/],
      ['the address is none', { email: 'amina' }, /name@example\.com/],
      ['somebody has no name', { traveller: ['', ''] }, /Traveller 2/],
      ['the names are those of others', { item: ['x', 'y'] }, /Traveller 2/],
      ['the terms are not agreed to', { agreed: [] }, /Tick this box/],
      ['the method is not offered', { method: 'arrival' }, /Choose one/],
    ];
    for (const [what, changes, words] of cases) {
      const answer = await send(cart, { notes: 'We arrive by train.', ...changes });
      expect([what, answer.statusCode]).toEqual([what, 422]);
      expect(answer.body).toMatch(words);
      expect(answer.body).toContain('We arrive by train.');
      expect(answer.body).toContain('role="alert"');
      expect(await look(cart.id)).toMatchObject({ status: 'CART' });
    }
    expect(beginPayment).not.toHaveBeenCalled();
  });

  test('is refused for expired holds, without a cart, and when the shop is off', async () => {
    const cart = await fill();
    const fields = await fieldsOf(cart);
    expect((await post(CHECKOUT_PATH, fields, `rihla_cart=${createCartSecret()}`)).statusCode).toBe(422);
    vi.useFakeTimers({ now: Date.now() + 31 * MINUTE_MS, toFake: ['Date'] });
    const answer = await post(CHECKOUT_PATH, fields, cart.cookie);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('no longer kept for you');
    expect(answer.body).toContain('value="amina@example.com"');
    vi.useRealTimers();
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } });
    expect((await send(cart)).statusCode).toBe(404);
    expect((await look(cart.id)).status).toBe('CART');
  });

  test('with a deposit asks for it only; an unreachable provider leaves an order that can be paid otherwise', async () => {
    const cart = await fill();
    vi.mocked(beginPayment).mockResolvedValueOnce({ kind: 'unavailable' });
    const { headers } = await send(cart, { plan: 'deposit' });
    const token = orderToken(db.payload.secret, cart.id);
    expect(headers.location).toBe(`/my-booking/?order=${token}&notice=unavailable`);
    expect(await look(cart.id)).toMatchObject({ status: 'PLACED', plan: 'deposit', dueNow: 24_000, total: 96_000 });
    const page = await app.inject({ url: String(headers.location) });
    expect(page.body).toContain('Your booking waits for its payment');
    expect(page.body).toContain('Pay €240 with PayPal');
    expect(page.headers['content-security-policy']).toContain('https://checkout.stripe.com');
    const paid = await post(`/shop/pay/${token}/`, { method: 'paypal' });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, AWAY]);
    expect(beginPayment).toHaveBeenLastCalledWith(
      db.payload,
      cart.id,
      expect.objectContaining({ kind: 'deposit', method: 'paypal' }),
    );
  });

  test('tries a promotion without a name; the last use goes to one of two concurrent orders', async () => {
    await db.payload.create({
      collection: 'promotions',
      data: { code: 'last-one', isOn: true, percent: 10, uses: 1 } as never,
    });
    const [one, two] = [await fill(), await fill()];
    const tried = await send(one, { name: '', promotion: ' last-one', do: 'promotion' });
    expect(tried.statusCode).toBe(422);
    expect(tried.body).toContain('LAST-ONE is taken off.');
    expect(tried.body).toContain('name="seen" value="86400"');
    expect(tried.body).not.toContain('Fill this in');
    // A code sent with the booking button shows the new price first.
    const unseen = await send(two, { promotion: 'LAST-ONE' });
    expect(unseen.body).toContain('name="seen" value="86400"');
    const answers = await Promise.all([one, two].map((cart) => send(cart, { promotion: 'LAST-ONE', seen: '86400' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.body).toContain('used as often as it could be');
    const orders = await Promise.all([one, two].map(({ id }) => look(id)));
    expect(orders.filter(({ status, total }) => status === 'PLACED' && total === 86_400)).toHaveLength(1);
  });

  test('accepts a code that does not apply, at the price that was shown', async () => {
    vi.mocked(beginPayment).mockResolvedValueOnce({ kind: 'done' } as never);
    const cart = await fill();
    const tried = await send(cart, { promotion: 'NO-SUCH', do: 'promotion' });
    expect(tried.body).toContain('There is no such code');
    const { headers, statusCode } = await send(cart, { promotion: 'NO-SUCH', method: 'transfer' });
    expect(statusCode).toBe(303);
    expect(await look(cart.id)).toMatchObject({ status: 'PLACED', total: 96_000, promotion: undefined });
    const { body } = await app.inject({ url: String(headers.location) });
    expect(body).toContain('Your promotion code could not be used');
  });

  /** From here on payments start as in production. @returns the card's provider */
  async function payForReal(): Promise<MemoryProvider> {
    const card = new MemoryProvider('stripe');
    setPaymentProviders([card]);
    onTestFinished(() => setPaymentProviders([]));
    const real = await vi.importActual<typeof import('../paymentFlow/beginPayment.ts')>(
      '../paymentFlow/beginPayment.ts',
    );
    vi.mocked(beginPayment).mockImplementation(real.beginPayment);
    return card;
  }

  test('pay later, signed in: the confirmation says that an unknown promotion code was ignored', async () => {
    await payForReal();
    const secret = createSecret();
    const now = new Date();
    const sessions = withSession([], newSession(sessionKeyOf(secret), 'password', now), now);
    const customer = await db.payload.create({
      collection: 'customers',
      data: { email: 'amina@example.com', sessions } as never,
    });
    const cart = await fill();
    const cookie = `${cart.cookie}; ${SESSION_COOKIE}=${customer.id}.${secret}`;
    const fields = { ...(await fieldsOf(cart)), method: 'transfer', promotion: 'NO-SUCH' };
    for (const again of ['sent once', 'sent again']) {
      const { headers } = await post(CHECKOUT_PATH, fields, cookie);
      const { body } = await app.inject({ url: String(headers.location) });
      expect([again, body.match(/<title>[^<]*/)?.[0]]).toEqual([again, expect.stringContaining('is confirmed')]);
      expect(body).toMatch(/<h\d[^>]*autofocus[^>]*>Your booking is confirmed/);
      expect(body).toContain('Your promotion code could not be used');
    }
  });

  test('card payment with an invalid promotion code: the confirmation says so after the payment', async () => {
    const card = await payForReal();
    const cart = await fill();
    const away = String((await send(cart, { promotion: 'NO-SUCH' })).headers.location);
    const id = away.replace('https://pay.example/', '');
    expect(card.pay(id)).toBe(true);
    const back = new URL(card.held.get(id)?.returnUrl ?? '');
    const { headers } = await app.inject({ url: back.pathname + back.search });
    const page = async (url: string) => (await app.inject({ url })).body;
    expect(await page(String(headers.location))).toContain('so you paid the price without it');
    // An order that is opened later does not show it.
    expect(await page(`/my-booking/?order=${orderToken(db.payload.secret, cart.id)}`)).not.toContain('promotion code');
  });

  test('copies its reference to the bookings', async () => {
    const cart = await fill();
    await db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 2, status: 'ON_HOLD', source: 'site', order: cart.id } as never,
      depth: 0,
    });
    await send(cart, { seen: '192000', traveller: ['', 'Jonas Weber'] });
    const { bookings, reference, status } = await look(cart.id);
    expect(status).toBe('PLACED');
    expect(bookings.map((booking) => booking.reference)).toEqual([reference, `${reference}-2`]);
  });

  test('requires the order’s token to view, pay or cancel; opening the link cancels nothing', async () => {
    const cart = await fill();
    await send(cart);
    const token = orderToken(db.payload.secret, cart.id);
    const forged = `${cart.id + 1}-${token.split('-').slice(1).join('-')}`;
    for (const url of ['/my-booking/', `/my-booking/?order=${forged}`]) {
      const { body } = await app.inject({ url });
      expect(body).toContain('open the link in the mail');
      expect(body).not.toContain('Amina');
    }
    expect((await app.inject({ url: `/my-booking/?order=${token}` })).body).toContain('Amina Berrada, Jonas Weber');
    expect((await post(`/shop/pay/${forged}/`, { method: 'stripe' })).statusCode).toBe(404);
    expect((await post(`/shop/cancel/${forged}/`, {})).statusCode).toBe(404);
    const asked = await app.inject({ url: `/shop/cancel/${token}/` });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('Cancel this booking');
    expect((await look(cart.id)).status).toBe('PLACED');
  });
});
