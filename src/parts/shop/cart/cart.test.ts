import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../../tests/support/factories.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { CART_COOKIE } from '../rules/cartCookie.ts';
import { addLine, askAgain, changeLine, removeLine, renewCart } from './changeCart.ts';
import { deleteOldCarts } from './deleteOldCarts.ts';
import { findCart } from './findCart.ts';
import { addToCart, changeCartLine } from './formEndpoints.ts';
import { type CartSummary, cartSummary } from './summary.ts';

const MINUTE_MS = 60_000;
const BOOK = { adults: 2, children: 0, extras: [] };

describeEachDatabase('a cart', (db) => {
  let departure = 0;
  let tour = 0;
  let now = new Date();
  beforeEach(async () => {
    tour = (await buildTour(db.payload, { title: 'To the dunes' })).id;
    departure = (await buildDeparture(db.payload, { tour })).id;
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, holdMinutes: 30 } as never });
    now = new Date();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const asking = (secret?: string, visitor = '198.51.100.7') => ({
    payload: db.payload,
    visitor,
    cookies: (secret ? { [CART_COOKIE]: secret } : {}) as Record<string, string>,
    now: new Date(),
    shop: { holdMinutes: 30 },
  });
  const add = async (secret?: string, party: object = {}, of = departure) => {
    const change = await addLine(asking(secret), { departure: of, party: { ...BOOK, ...party } });
    if ('refused' in change) throw new Error(change.refused);
    return change;
  };
  const places = async () => (await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 })).booked;
  const later = (minutes: number) => {
    vi.useFakeTimers({ now: now.getTime() + minutes * MINUTE_MS, toFake: ['Date'] });
  };
  const context = (secret?: string): EndpointContext =>
    ({
      ...asking(secret),
      t: createTranslate('en'),
      showAnswered: async () => undefined,
    }) as unknown as EndpointContext;

  it('holds seats and totals their price; the same departure is merged into one line', async () => {
    const { cart, secret } = await add();
    expect(cart).toMatchObject({ status: 'CART', total: 96_000, subtotal: 96_000, currency: 'EUR' });
    expect(cart.bookings).toMatchObject([{ status: 'ON_HOLD', source: 'site', order: cart.id }]);
    expect(cart.expiresAt).toBe(cart.bookings[0]?.expiresAt);
    const { cart: after } = await add(secret, { adults: 1 });
    expect(after.bookings.map(({ items, uuid }) => [items.length, uuid])).toEqual([[3, cart.bookings[0]?.uuid]]);
    expect([after.id, after.total, await places()]).toEqual([cart.id, 144_000, 3]);
    expect((await findCart(db.payload, { [CART_COOKIE]: secret }))?.total).toBe(144_000);
  });

  it('is shared by two tabs that add concurrently', async () => {
    const other = await buildDeparture(db.payload, { tour, start: '2099-05-10', end: '2099-05-12' });
    const { secret } = await add();
    await Promise.all([add(secret, { adults: 1 }), add(secret, { adults: 1 }), add(secret, { adults: 1 }, other.id)]);
    const cart = await findCart(db.payload, { [CART_COOKIE]: secret });
    expect(cart?.bookings.map(({ items }) => items.length).sort()).toEqual([1, 4]);
    expect(cart?.total).toBe(240_000);
  });

  it('stays unchanged when a line is refused', async () => {
    const { cart, secret } = await add();
    const dollars = await buildTour(db.payload, {
      title: 'In dollars',
      price: { from: 50_000, currency: 'USD', basis: 'person' },
    } as never);
    const abroad = await buildDeparture(db.payload, { tour: dollars.id });
    const tries = await Promise.all([
      addLine(asking(secret), { departure: abroad.id, party: BOOK }),
      addLine(asking(secret), { departure, party: { ...BOOK, adults: 7 } }),
      addLine(asking(secret), { departure, party: { ...BOOK, adults: 0 } }),
      addLine(asking(), { departure: 2 ** 31 - 1, party: BOOK }),
      changeLine(asking(secret), cart.bookings[0]?.uuid ?? '', { ...BOOK, extras: [{ code: 'free', count: 1 }] }),
      removeLine(asking(secret), 'not-a-line'),
      removeLine(asking(), cart.bookings[0]?.uuid ?? ''),
    ]);
    expect(tries.map((one) => ('refused' in one ? one.refused : 'done'))).toEqual([
      'currency',
      'full',
      'party',
      'unknown',
      'extra',
      'ended',
      'ended',
    ]);
    const stored = await findCart(db.payload, { [CART_COOKIE]: secret });
    expect([stored?.total, stored?.bookings.length, await places()]).toEqual([96_000, 1, 2]);
    expect((await db.payload.count({ collection: 'orders' })).totalDocs).toBe(1);
  });

  it('can be changed and emptied, which releases its seats', async () => {
    const { cart, secret } = await add();
    const [line] = cart.bookings;
    const changed = await changeLine(asking(secret), line?.uuid ?? '', { ...BOOK, adults: 4 });
    expect('cart' in changed && changed.cart.total).toBe(192_000);
    const emptied = await removeLine(asking(secret), line?.uuid ?? '');
    expect('cart' in emptied && [emptied.cart.bookings, emptied.cart.total, emptied.cart.expiresAt]).toEqual([
      [],
      0,
      undefined,
    ]);
    expect(await places()).toBe(0);
    const kept = await db.payload.findByID({ collection: 'bookings', id: line?.id ?? 0, depth: 0 });
    expect([kept.status, kept.order ?? null]).toEqual(['CANCELLED', null]);
  });

  it('does not renew holds of a trashed or unpublished tour', async () => {
    const { cart, secret } = await add();
    later(61);
    const [line] = cart.bookings;
    for (const data of [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }] as const) {
      await db.payload.update({ collection: 'tours', id: line?.tour ?? 0, data });
      expect(await askAgain(asking(secret), line?.uuid ?? '')).toEqual({ refused: 'closed' });
    }
  });

  it('keeps an expired line until it is held again, and is deleted by the scheduled job', async () => {
    const { cart, secret } = await add();
    later(29);
    const renewed = await renewCart(asking(secret));
    expect('cart' in renewed && Date.parse(renewed.cart.expiresAt ?? '')).toBe(Date.now() + 30 * MINUTE_MS);
    later(61);
    expect(await renewCart(asking(secret))).toEqual({ refused: 'ended' });
    const uuid = cart.bookings[0]?.uuid ?? '';
    expect(await changeLine(asking(secret), uuid, BOOK)).toEqual({ refused: 'ended' });
    const again = await askAgain(asking(secret), uuid);
    expect('cart' in again && again.cart.bookings.map(({ items, status }) => [items.length, status])).toEqual([
      [2, 'ON_HOLD'],
    ]);
    expect('cart' in again && again.cart.bookings[0]?.uuid).not.toBe(uuid);
    later(9 * 24 * 60);
    await deleteOldCarts.run({ payload: db.payload, env: {} as never, now: new Date(), isStopped: () => false });
    expect((await db.payload.count({ collection: 'orders' })).totalDocs).toBe(0);
    const { docs } = await db.payload.find({ collection: 'bookings', depth: 0 });
    expect(docs.map(({ order, status }) => [order ?? null, status])).toEqual([
      [null, 'EXPIRED'],
      [null, 'EXPIRED'],
    ]);
  });

  describe('endpoints', () => {
    it('ignore prices from the browser, and answer only with the cart’s secret', async () => {
      const sent = { departure, adults: '2', price: '1', total: '1', 'extras[0][price]': '0', _page: '/x/' };
      const taken = await addToCart.take(new URLSearchParams({ ...sent, departure: String(departure) }), context());
      if (taken.kind !== 'done') throw new Error(taken.kind);
      expect(taken).toMatchObject({ to: '/?notice=added', data: { count: 2 } });
      const cookies = taken.headers?.['set-cookie'] as string[];
      const [, secret = ''] = /^rihla_cart=([\w-]{32});.*HttpOnly$/.exec(cookies[0] ?? '') ?? [];
      expect(cookies[1]).toMatch(/^rihla_cart_count=2;/);
      const read = async (key?: string) => {
        const answer = await cartSummary.answer(context(key));
        return answer.kind === 'data' ? (answer.body as CartSummary) : undefined;
      };
      expect(await read(secret)).toMatchObject({
        count: 2,
        total: '€960',
        lines: [{ title: 'To the dunes', party: '2 adults', total: '€960', isEnded: false }],
      });
      for (const key of [undefined, 'x'.repeat(32), `${secret}x`]) {
        expect(await read(key)).toMatchObject({ count: 0, lines: [], total: '', expiresAt: null });
      }
    });

    it('refuse input that no form sends', async () => {
      for (const [body, kind] of [
        [{ adults: '2' }, 'refused'],
        [{ departure: '1e3', adults: '2' }, 'refused'],
        [{ departure: '99999999999', adults: '2' }, 'refused'],
        [{ departure: '1', adults: '-2' }, 'refused'],
        [{ departure: '1', adults: '51' }, 'refused'],
        [{ departure: '1', adults: '2', extra: 'single' }, 'refused'],
        [{ departure: '1', adults: '2', extra: 'single', count: 'NaN' }, 'refused'],
        [{ departure: '1', adults: '2', extra: 'single', count: '\0' }, 'unreadable'],
      ] as const) {
        expect((await addToCart.take(new URLSearchParams(body as never), context())).kind, JSON.stringify(body)).toBe(
          kind,
        );
      }
    });

    it('show the cart again with refused numbers as they were typed', async () => {
      const { cart, secret } = await add();
      const typed = { do: 'change', line: cart.bookings[0]?.uuid ?? '', adults: '9' };
      const taken = await changeCartLine.take(new URLSearchParams(typed), context(secret));
      expect(taken).toMatchObject({ kind: 'refused', typed, faults: { adults: expect.stringMatching(/not so many/) } });
      const gone = await changeCartLine.take(new URLSearchParams({ ...typed, line: 'gone' }), context(secret));
      expect(gone).toMatchObject({ kind: 'done', to: '/?notice=ended' });
    });

    it('redirect with a notice for a line of an old tab; 404 when the shop is off', async () => {
      const body = new URLSearchParams({ do: 'remove', line: 'gone' });
      expect(await changeCartLine.take(body, context())).toMatchObject({ kind: 'done', to: '/?notice=ended' });
      expect((await changeCartLine.take(new URLSearchParams({ do: 'empty' }), context())).kind).toBe('refused');
      await db.payload.updateGlobal({ slug: 'shop', data: { isOn: false } as never });
      expect((await changeCartLine.take(body, context())).kind).toBe('missing');
      expect((await addToCart.take(body, context())).kind).toBe('missing');
    });
  });
});
