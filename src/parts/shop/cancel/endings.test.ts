import fc from 'fast-check';
import { createLocalReq, type Where } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase, describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { isTurnOf } from '../../../../tests/support/long.ts';
import { checkAmounts } from '../../../../tests/support/papers/orderPapers.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { bookAsPartner, cancelAsPartner } from '../../channels/testing.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { reconcilePayment } from '../paymentFlow/reconcilePayment.ts';
import { buildOrder, MemoryProvider, readOrderOf, runScheduledJobs } from '../paymentFlow/testSupport.ts';
import { eraseOrdersOf } from '../personalData.ts';
import { cancelOrder } from './cancelOrder.ts';
import { checkPapers } from './testSupport.ts';

const MINUTE_MS = 60_000;
/** Holder key of the test's orders. */
const HOLDER = 'a visitor';
const isStandingOn = (departures: readonly number[]): Where => ({
  and: [{ departure: { in: [...departures] } }, { status: { in: ['ON_HOLD', 'CONFIRMED'] } }],
});
const TOUR = {
  ...{ startPlace: 'Zagora', meetingPlace: 'Gate by the well', meetingTime: '08:30' },
  cancellation: [{ days: 14, percent: 35 }],
};

let card: MemoryProvider;
beforeEach(() => {
  card = new MemoryProvider('stripe');
  setPaymentProviders([card]);
});
afterEach(() => {
  vi.useRealTimers();
  setPaymentProviders([]);
});

/** A number of travellers, the known ones first. */
function partyOf(known: readonly object[], count: number): object[] {
  return Array.from({ length: count }, (_, index) => known[index] ?? { unit: 'adult', name: '' });
}

function later(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ['Date'] });
}

describeEachDatabase('an order that ends', (db) => {
  let rest: Rest;
  let departures: number[] = [];
  let tour = 0;
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { email: 'salma@example.com' }));
    tour = (await buildTour(db.payload, TOUR as never)).id;
    departures = [];
    for (const start of ['2027-03-01', '2027-04-01'])
      departures.push((await buildDeparture(db.payload, { tour, start, end: start, seats: 12 })).id);
  });
  const read = (id: number) => readOrderOf(db.payload, id);
  /** Checks that stored data is consistent, and that all documents agree with it. */
  const check = async (id: number) => {
    await checkPapers(db.payload, id, card);
    await checkAmounts(db.payload, await read(id));
  };
  const open = async (id: number) => {
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'http://localhost:3000' } as const;
    const begun = await beginPayment(db.payload, id, asked);
    return begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : undefined;
  };
  const pay = async (id: number) => {
    const payment = await open(id);
    if (!payment || !card.pay(payment)) return;
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
  };
  /** Each order is for another traveller: mails to unproven addresses are limited. */
  const buildPlaced = (data: Readonly<Record<string, unknown>> = {}) => {
    const contact = { fullName: 'Amina Idrissi', emailAddress: `amina-${crypto.randomUUID()}@gmail.com` };
    return buildOrder(db.payload, departures, { contact, holder: HOLDER, ...data });
  };
  /** States of an order before it ends. */
  const STATES: Record<string, () => Promise<number>> = {
    'placed, unpaid': () => buildPlaced(),
    'placed, with an open payment': async () => {
      const id = await buildPlaced();
      await open(id);
      return id;
    },
    'paid by card': async () => {
      const id = await buildPlaced();
      await pay(id);
      return id;
    },
    'paid by card with a discount': async () => {
      const money = { subtotal: 96_000, discount: 9_601, total: 86_399, dueNow: 86_399, promotion: 'SPRING' };
      const id = await buildPlaced(money);
      await pay(id);
      return id;
    },
    'with a deposit': async () => {
      const id = await buildPlaced({
        plan: 'deposit',
        dueNow: 28_800,
        balanceDue: '2027-02-01',
      });
      const begun = await beginPayment(db.payload, id, {
        kind: 'deposit',
        method: 'stripe',
        publicUrl: 'http://x.example',
      });
      if (begun.kind === 'away') {
        const payment = begun.url.replace('https://pay.example/', '');
        card.pay(payment);
        await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
      }
      return id;
    },
    'waiting for a transfer': async () => {
      const id = await buildPlaced({ method: 'transfer', provenAt: new Date().toISOString() });
      await beginPayment(db.payload, id, { kind: 'full', method: 'transfer', publicUrl: 'http://x.example' });
      return id;
    },
    'waiting to be confirmed': async () => {
      const id = await buildPlaced({ method: 'transfer' });
      await beginPayment(db.payload, id, { kind: 'full', method: 'transfer', publicUrl: 'http://x.example' });
      return id;
    },
    'to be paid on arrival': async () => {
      const id = await buildPlaced({ method: 'arrival', provenAt: new Date().toISOString() });
      await beginPayment(db.payload, id, { kind: 'full', method: 'arrival', publicUrl: 'http://x.example' });
      return id;
    },
    'that costs nothing': async () => {
      const free = { subtotal: 96_000, discount: 96_000, total: 0, dueNow: 0, promotion: 'GIFT' };
      const id = await buildPlaced({ ...free, method: 'arrival', provenAt: new Date().toISOString() });
      await beginPayment(db.payload, id, { kind: 'full', method: 'arrival', publicUrl: 'http://x.example' });
      return id;
    },
    'paid by transfer': async () => {
      const id = await buildPlaced({ method: 'transfer', provenAt: new Date().toISOString() });
      await beginPayment(db.payload, id, { kind: 'full', method: 'transfer', publicUrl: 'http://x.example' });
      await rest('POST', `/orders/${id}/received`, { amount: 96_000, uuid: crypto.randomUUID() });
      return id;
    },
  };
  const first = async (id: number) => (await read(id)).bookings[0]?.id ?? 0;
  const last = async (id: number) => (await read(id)).bookings.at(-1)?.id ?? 0;
  /** Changes the first booking at the desk, for the shown price. */
  const changeAtDesk = async (id: number, { adults, ...data }: { adults?: number } & Record<string, unknown>) => {
    const { bookings, contact } = await read(id);
    const [booking] = bookings;
    const known = (booking?.items ?? []).map(({ unitId, uuid }) => ({ uuid, unit: unitId, name: '' }));
    const travellers = adults === undefined ? known : partyOf(known, adults);
    const asked = { booking: booking?.id, departure: booking?.departure, extras: [], discount: 0, travellers, ...data };
    const { body } = await rest('POST', `/orders/${id}/change/price`, asked);
    const { back = 0, total = 0 } = body as { back?: number; total?: number };
    const sent = { ...asked, version: booking?.updatedAt, isTold: true, seen: { back, total } };
    const signed = { uuid: crypto.randomUUID(), name: contact.fullName, email: contact.emailAddress };
    return rest('POST', `/orders/${id}/change`, { ...sent, ...signed });
  };
  let days = 0;
  /** Refunds money outside the site, as far as any was paid, and sends the provider's webhook message. */
  const goBack = async (id: number, kind: 'dispute' | 'refund', most: number) => {
    const paid = (await read(id)).payments.find(({ captureId, providerId }) => captureId && providerId);
    if (!paid?.providerId) return;
    const left = paid.amount - card.goneOf(paid.providerId);
    if (left > 0) card.takeBack(paid.providerId, Math.min(left, most), kind);
    await reconcilePayment(db.payload, paid.id, { isDispute: kind === 'dispute' });
  };
  /** Actions on an order; each may be refused. */
  const ACTIONS: Record<string, (id: number) => Promise<unknown>> = {
    'staff: cancel a booking': async (id) => rest('POST', `/bookings/${await first(id)}/cancel`, {}),
    'staff: cancel the other booking by its form': async (id) =>
      rest('PATCH', `/bookings/${await last(id)}`, { status: 'CANCELLED', cancelReason: 'Ill' }),
    'staff: cancel the order': (id) => rest('POST', `/orders/${id}/cancel`, { reason: 'Snow' }),
    'staff: cancel a booking for another amount': async (id) =>
      rest('POST', `/bookings/${await first(id)}/cancel`, { amount: 1234, reason: 'Goodwill' }),
    'staff: confirm a booking alone': async (id) =>
      rest('PATCH', `/bookings/${await first(id)}`, { status: 'CONFIRMED' }),
    'staff: end a booking alone': async (id) => rest('PATCH', `/bookings/${await first(id)}`, { status: 'EXPIRED' }),
    'staff: delete a booking': async (id) => rest('DELETE', `/bookings/${await first(id)}`),
    'staff: delete the order': (id) => rest('DELETE', `/orders/${id}`),
    'staff: write the status of the order': (id) => rest('PATCH', `/orders/${id}`, { status: 'CANCELLED' }),
    'staff: call a departure off': () => rest('POST', `/departures/${departures[0]}/call-off`, {}),
    'staff: call off departure after departure': async () => {
      for (const departure of departures) await rest('POST', `/departures/${departure}/call-off`, { reason: 'Floods' });
    },
    'staff: write the status of all departures at once': async () => {
      const { status } = await rest('PATCH', `/departures?where[id][in]=${departures}`, { status: 'cancelled' });
      const standing = await db.payload.count({ collection: 'bookings', where: isStandingOn(departures) });
      // Its bookings can only be cancelled by calling the departure off.
      if (standing.totalDocs > 0) expect(status).toBe(400);
    },
    'staff: free the places of its visitor': () => rest('POST', '/orders/hoards/free', { holder: HOLDER }),
    'staff: free the places of everybody': () => rest('POST', '/orders/hoards/free', {}),
    'partner: cancels what it has booked beside, and nothing of the order': async (id) => {
      const own = await bookAsPartner(db.payload, { departure: departures[0] ?? 0, tour });
      await checkPapers(db.payload, id, card);
      const [site] = (await read(id)).bookings;
      expect(await cancelAsPartner(db.payload, site?.uuid ?? '')).toBeUndefined();
      expect(await cancelAsPartner(db.payload, own)).toMatchObject({ status: 'CANCELLED', refund: 'PARTIAL' });
    },
    'staff: cancel many bookings at once': (id) =>
      rest('PATCH', `/bookings?where[order][equals]=${id}`, { status: 'CANCELLED' }),
    'staff: give back by hand': async (id) => {
      const payment = (await read(id)).payments.find(({ status }) => status === 'paid');
      const sent = { payment: payment?.id, amount: 5000, lowersPrice: true, uuid: crypto.randomUUID() };
      return rest('POST', `/orders/${id}/refund`, sent);
    },
    'staff: more travellers in a booking': async (id) => rest('PATCH', `/bookings/${await first(id)}`, { adults: 2 }),
    'staff: changed at the desk, for another number': async (id) => changeAtDesk(id, { adults: 3 }),
    'staff: changed at the desk, for fewer and by hand': async (id) =>
      changeAtDesk(id, { adults: 1, kept: 1234, discount: 777, reason: 'Goodwill' }),
    'staff: changed at the desk, to another date': async (id) => changeAtDesk(id, { departure: departures[1] }),
    'staff: a booking on another departure': async (id) =>
      rest('PATCH', `/bookings/${await first(id)}`, { departure: departures[1] }),
    'staff: other days of a departure': () => {
      const day = `2027-03-${String((days++ % 27) + 2).padStart(2, '0')}`;
      return rest('PATCH', `/departures/${departures[0]}`, { start: day, end: day });
    },
    'staff: write the status of a departure': () =>
      rest('PATCH', `/departures/${departures[0]}`, { status: 'cancelled' }),
    'staff: delete a departure': () => rest('DELETE', `/departures/${departures[0]}`),
    'staff: take the tour off the site': () => rest('PATCH', `/tours/${tour}`, { _status: 'draft' }),
    'staff: delete the tour': () => rest('DELETE', `/tours/${tour}`),
    'staff: note money received': (id) =>
      rest('POST', `/orders/${id}/received`, { amount: 1000, uuid: crypto.randomUUID() }),
    'staff: confirm the order': (id) => rest('POST', `/orders/${id}/confirm`, {}),
    'staff: give back by transfer what a card has paid': async (id) => {
      const payment = (await read(id)).payments.find(({ status }) => status === 'paid');
      const sent = { payment: payment?.id, amount: 7000, byHand: true, uuid: crypto.randomUUID() };
      return rest('POST', `/orders/${id}/refund`, sent);
    },
    'customer: erased': async (id) => {
      const { contact } = await read(id);
      const req = await createLocalReq({}, db.payload);
      return eraseOrdersOf(req, { email: contact.emailAddress ?? '' });
    },
    'provider: a part is given back in its dashboard': (id) => goBack(id, 'refund', 4000),
    'provider: the bank takes all of it back': (id) => goBack(id, 'dispute', 1_000_000),
    'provider: a refund never arrives': async (id) => {
      await rest('POST', `/orders/${id}/cancel`, {});
      const paid = (await read(id)).payments.find(({ providerId }) => providerId);
      for (const key of card.held.get(paid?.providerId ?? '')?.refunds.keys() ?? []) card.undone.add(key);
      if (paid) await reconcilePayment(db.payload, paid.id);
    },
    'provider: it refuses to give back': async (id) => {
      card.refusesRefunds = true;
      await rest('POST', `/orders/${id}/cancel`, {});
      card.refusesRefunds = false;
    },
    'time: ten days and rounds': async () => {
      later(10 * 24 * 60);
      await runScheduledJobs(db.payload);
      later(10 * 24 * 60);
      await runScheduledJobs(db.payload);
      vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
    },
    'traveller: cancel': (id) => cancelOrder(db.payload, id, 'Traveller'),
    'traveller: pay': (id) => pay(id),
    'time: two hours and a round': async () => {
      later(120);
      await runScheduledJobs(db.payload);
    },
  };

  const openAgain = async (id: number) => {
    await cancelOrder(db.payload, id, 'Traveller');
    await db.payload.update({ collection: 'tours', id: tour, data: { _status: 'published' } });
    for (const departure of departures)
      await db.payload.update({ collection: 'departures', id: departure, data: { status: 'automatic' } });
  };

  // The short run covers a different ninth of the actions each day, and for each state another one, so that each runs from one of the ten states
  // at least; on PostgreSQL, which runs the same code, a third of that.
  const turns = db.kind === 'postgres' ? 27 : 9;
  for (const [turn, [state, build]] of Object.entries(STATES).entries()) {
    it(`${state}: after each action that ends it, all documents are consistent`, { timeout: 360_000 }, async () => {
      const today = Object.entries(ACTIONS).filter((_, index) => isTurnOf(index + turn, turns));
      for (const [number, [action, act]] of today.entries()) {
        const id = await build();
        // The same state each time.
        if (number === 0) await check(id);
        await act(id);
        await check(id).catch((error: Error) => {
          error.message = `${state}, ${action}: ${error.message}`;
          throw error;
        });
        await openAgain(id);
      }
    });
  }

  // Twelve sequences; the short run takes a different quarter of them each day, on PostgreSQL one.
  const steps = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 2, maxLength: 5 });
  const sequences = fc
    .sample(fc.tuple(fc.constantFrom(...Object.keys(STATES)), steps), { numRuns: 12, seed: 22 })
    .filter((_, index) => isTurnOf(index, db.kind === 'postgres' ? 12 : 4));
  it('documents stay consistent after any sequence of actions', { timeout: 240_000 }, async () => {
    for (const [state, actions] of sequences) {
      vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
      const id = (await STATES[state]?.()) ?? 0;
      for (const action of actions) {
        await ACTIONS[action]?.(id);
        await check(id).catch((error: Error) => {
          error.message = `${state}, ${actions.join(', ')}: after ${action}: ${error.message}`;
          throw error;
        });
      }
      await openAgain(id);
    }
  });

  it('a booking by telephone, which has no order: each way to end it leaves its seats counted', {
    timeout: 120_000,
  }, async () => {
    const ways: Record<string, (id: number) => Promise<{ status: number }>> = {
      'CANCELLED by its press': (id) => rest('POST', `/bookings/${id}/cancel`, { reason: 'Ill' }),
      'CANCELLED with its departure': () => rest('POST', `/departures/${departures[0]}/call-off`, { reason: 'Floods' }),
      'CONFIRMED for more travellers': (id) => rest('PATCH', `/bookings/${id}`, { adults: 3 }),
      'CONFIRMED on another departure': (id) => rest('PATCH', `/bookings/${id}`, { departure: departures[1] }),
    };
    for (const [way, act] of Object.entries(ways)) {
      const data = { departure: departures[0], adults: 2, status: 'CONFIRMED', source: 'studio' } as never;
      const { id } = await db.payload.create({ collection: 'bookings', data, depth: 0 });
      expect((await act(id)).status, way).toBe(200);
      const { docs } = await db.payload.find({ collection: 'bookings', where: isStandingOn(departures), depth: 0 });
      const stored = await db.payload.findByID({ collection: 'bookings', id, depth: 0 });
      expect(stored.status, way).toBe(way.split(' ')[0]);
      for (const departure of departures) {
        const { booked } = await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 });
        const places = docs.flatMap((one) => (one.departure === departure ? (one.places ?? 0) : []));
        expect(booked ?? 0, way).toBe(places.reduce((sum, one) => sum + one, 0));
      }
      if (stored.status === 'CONFIRMED') await rest('POST', `/bookings/${id}/cancel`, {});
      const again = { status: 'automatic' } as const;
      await db.payload.update({ collection: 'departures', id: departures[0] ?? 0, data: again });
    }
  });

  it('a status written to a booking is refused with the name of the action to use', async () => {
    const id = await (STATES['paid by card'] as () => Promise<number>)();
    const data = { departure: departures[0], adults: 1, status: 'CONFIRMED', source: 'studio' } as never;
    const alone = (await db.payload.create({ collection: 'bookings', data, depth: 0 })).id;
    for (const booking of [await first(id), alone]) {
      for (const status of ['CANCELLED', 'EXPIRED']) {
        // A confirmed booking never expires.
        const words = status === 'CANCELLED' ? `/admin/collections/bookings/${booking}` : 'it cannot become expired';
        const refused = await rest('PATCH', `/bookings/${booking}`, { status });
        expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words)]);
      }
      const stored = await db.payload.findByID({ collection: 'bookings', id: booking, depth: 0 });
      expect(stored.status).toBe('CONFIRMED');
    }
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', total: 96_000, refunded: 0 });
    const held = await first(await buildPlaced());
    const refused = await rest('PATCH', `/bookings/${held}`, { status: 'EXPIRED' });
    expect(refused.text).toContain('Press “Cancel this booking”');
    await rest('POST', `/bookings/${alone}/cancel`, {});
  });

  it('is cancelled once by concurrent cancellations', async () => {
    const id = await (STATES['paid by card'] as () => Promise<number>)();
    const bookings = (await read(id)).bookings.map((booking) => booking.id);
    await Promise.all([
      ...bookings.map((booking) => rest('POST', `/bookings/${booking}/cancel`, {})),
      rest('POST', `/orders/${id}/cancel`, {}),
      cancelOrder(db.payload, id, 'Traveller'),
    ]);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 62_400 });
    await checkPapers(db.payload, id, card);
  });
});

describeDatabase('a cancellation', (db) => {
  let rest: Rest;
  let order = 0;
  const read = () => readOrderOf(db.payload, order);
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { email: 'salma@example.com' }));
    const tour = await buildTour(db.payload, TOUR as never);
    const one = await buildDeparture(db.payload, { tour: tour.id, start: '2027-03-01', end: '2027-03-03' });
    order = await buildOrder(db.payload, [one.id, one.id]);
    const begun = await beginPayment(db.payload, order, {
      kind: 'full',
      method: 'stripe',
      publicUrl: 'http://x.example',
    });
    const payment = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    card.pay(payment);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
  });

  it('of one booking: refund and fee equal the preview', async () => {
    const [booking] = (await read()).bookings;
    const { body } = await rest('GET', `/bookings/${booking?.id}/cancellation`);
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    expect(body).toMatchObject({
      ...{ back: 31_200, byHand: 0, most: 48_000, paid: 96_000, total: 64_800, isWhole: false },
      lines: [{ reference: booking?.reference, price: eur(48_000), fee: eur(16_800) }],
    });
    const done = await rest('POST', `/bookings/${booking?.id}/cancel`, { seen: 31_200 });
    expect(done.body).toEqual({ said: expect.stringContaining('€312 goes back the way it came.') });
    expect(await read()).toMatchObject({ status: 'CONFIRMED', total: 64_800, paid: 96_000, refunded: 31_200 });
    const { docs } = await db.payload.find({ collection: 'mails', where: { key: { contains: ':reduced:' } } });
    expect(docs.map(({ text }) => text?.includes('€312; €168 is kept'))).toContain(true);
  });

  it('is refused when the preview is outdated, or the input is invalid', async () => {
    const [booking] = (await read()).bookings;
    const cancel = (body: object) => rest('POST', `/bookings/${booking?.id}/cancel`, body);
    for (const [body, status, words] of [
      [{ seen: 31_201 }, 409, 'The amounts have changed: €312 would go back now.'],
      [{ amount: 48_001, reason: 'All' }, 409, 'That much cannot be given back.'],
      [{ amount: 1 }, 400, 'Say why another amount goes back.'],
      [{ amount: -1, reason: 'x' }, 400, 'Write an amount of 0 or more'],
    ] as const) {
      const refused = await cancel(body);
      expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(words)]);
    }
    expect(await read()).toMatchObject({ status: 'CONFIRMED', total: 96_000, refunded: 0 });
  });

  it('retries a refund until the provider is reachable, and refunds once', async () => {
    card.isAway = true;
    await rest('POST', `/orders/${order}/cancel`, {});
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 0 });
    card.isAway = false;
    later(120);
    await runScheduledJobs(db.payload);
    await runScheduledJobs(db.payload);
    expect(await read()).toMatchObject({ refunded: 62_400 });
    await checkPapers(db.payload, order, card);
  });

  it('of the whole departure refunds everything', async () => {
    const [booking] = (await read()).bookings;
    // Between the two steps of calling off, the departure is cancelled and its bookings are still active.
    const set = (status: 'cancelled' | 'open') =>
      db.payload.update({ collection: 'departures', id: booking?.departure ?? 0, data: { status } as never });
    await set('cancelled');
    await checkAmounts(db.payload, await read());
    await set('open');
    await checkAmounts(db.payload, await read());
    const done = await rest('POST', `/departures/${booking?.departure}/call-off`, { reason: 'Snow' });
    expect(done.body).toEqual({ said: expect.stringContaining('2 bookings were cancelled') });
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 0, refunded: 96_000 });
  });

  it('of a departure whose tour has changed its currency has one sum for each currency', async () => {
    const [booking] = (await read()).bookings;
    const departure = booking?.departure ?? 0;
    const price = { from: 50_000, currency: 'CHF', basis: 'person' } as const;
    await db.payload.update({ collection: 'tours', id: booking?.tour ?? 0, data: { price } });
    const money = { currency: 'CHF', subtotal: 50_000, total: 50_000, dueNow: 50_000, paid: 50_000 };
    await buildOrder(db.payload, [departure], { status: 'CONFIRMED', ...money });
    const { body } = await rest('GET', `/departures/${departure}/cancellation`);
    expect(body).toMatchObject({
      ...{ currency: 'EUR', paid: 96_000, back: 96_000 },
      others: [{ currency: 'CHF', paid: 50_000, back: 50_000 }],
    });
    const { lines } = body as { lines: { price: unknown }[] };
    const euros = { amount: 48_000, currency: 'EUR' };
    expect(lines.map((line) => line.price)).toEqual([euros, euros, { amount: 50_000, currency: 'CHF' }]);
  });

  it('is allowed to editors and admins only', async () => {
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const [booking] = (await read()).bookings;
    for (const [method, path] of [
      ['GET', `/orders/${order}/cancellation`],
      ['POST', `/orders/${order}/cancel`],
      ['POST', `/bookings/${booking?.id}/cancel`],
      ['POST', `/departures/${booking?.departure}/call-off`],
    ] as const)
      expect((await author(method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
    expect(await read()).toMatchObject({ status: 'CONFIRMED', total: 96_000 });
  });
});
