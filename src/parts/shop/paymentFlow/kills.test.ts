import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture } from '../../../../tests/support/factories.ts';
import { IS_LONG } from '../../../../tests/support/long.ts';
import { cancelOrder } from '../cancel/cancelOrder.ts';
import { PaymentError } from '../payments/port.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { beginPayment } from './beginPayment.ts';
import { setPaymentProviders } from './paymentProviders.ts';
import {
  buildOrder,
  checkMoney,
  createKills,
  Killed,
  MemoryProvider,
  readEvents,
  readOrderOf,
  runScheduledJobs,
} from './testSupport.ts';

const MINUTE_MS = 60_000;
/** Every second step is killed in the short run. */
const STRIDE = IS_LONG ? 1 : 2;
/** Waits, in minutes, after which every payment has settled. */
const QUIET_MINUTES = [65, 65, 65, 5];

describeDatabase('a killed process', (db) => {
  let card: MemoryProvider;
  let wallet: MemoryProvider;
  let kills: ReturnType<typeof createKills>;
  beforeEach(async () => {
    [card, wallet] = [new MemoryProvider('stripe'), new MemoryProvider('paypal')];
    setPaymentProviders([card, wallet]);
    kills = createKills(db.payload);
    for (const provider of [card, wallet]) provider.step = kills.step;
  });
  afterEach(() => {
    vi.useRealTimers();
    setPaymentProviders([]);
  });

  function later(minutes: number): void {
    vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ['Date'] });
  }

  /** Runs a call that may be killed midway; then its caller gets no answer. */
  async function dare<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      // A dying process fails with other errors, too.
      if (!kills.revive() && !(error instanceof Killed)) throw error;
      return undefined;
    }
  }

  async function quiet(): Promise<void> {
    kills.arm(Number.POSITIVE_INFINITY);
    for (const minutes of QUIET_MINUTES) {
      later(minutes);
      await runScheduledJobs(db.payload);
    }
  }

  const begin = async (order: number, method: 'paypal' | 'stripe') => {
    const begun = await dare(() =>
      beginPayment(db.payload, order, { kind: 'full', method, publicUrl: 'http://localhost:3000' }),
    );
    return begun?.kind === 'away' ? begun.url.replace('https://pay.example/', '') : undefined;
  };
  const settle = (id: string) =>
    dare(() => applyPaymentState(db.payload, { provider: id.split('-')[0] as 'stripe', providerId: id }));

  it.each([
    ['confirms what was paid', { method: 'paypal', isLate: false }],
    ['gives back what came too late, once', { method: 'stripe', isLate: true }],
  ] as const)(
    'at any step %s',
    async (_name, { isLate, method }) => {
      const provider = method === 'stripe' ? card : wallet;
      let hasDied = true;
      for (let step = 1; hasDied; step += STRIDE) {
        const departure = (await buildDeparture(db.payload, { seats: 1 })).id;
        const order = await buildOrder(db.payload, [departure]);
        kills.arm(step);
        const id = (await begin(order, method)) ?? (await begin(order, method)) ?? expect.fail('It cannot be paid.');
        provider.pay(id);
        if (isLate) {
          later(90);
          await kills.aside(() => bookLastPlace(departure));
        }
        await settle(id);
        await dare(() => runScheduledJobs(db.payload));
        hasDied = kills.hasStruck;
        await quiet();
        const { payments, status } = await readOrderOf(db.payload, order);
        expect([step, status]).toEqual([step, isLate ? 'CANCELLED' : 'CONFIRMED']);
        expect(payments.map((payment) => payment.status)).toContain(isLate ? 'refunded' : 'paid');
        const isNews = (event: string) => event.endsWith(isLate ? 'Has to be given back' : 'confirmed');
        expect((await readEvents(db.payload, order)).filter(isNews)).toHaveLength(1);
        expect(await countMails(order)).toBe(1);
        await checkMoney(db.payload, order, [card, wallet]);
      }
    },
    120_000,
  );

  it('loses no money and no seat under any order of events from travellers, providers and jobs', async () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom(
          'begin stripe',
          'begin paypal',
          'pay',
          'settle',
          'round',
          'cancel',
          'wait 5',
          'wait 70',
          'away',
          'back',
        ),
        fc.constantFrom(1, 2, 3, 5, 8, 13, 21),
      ),
      { minLength: 3, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(acts, fc.boolean(), async (steps, isTaken) => {
        const departure = (await kills.aside(() => buildDeparture(db.payload, { seats: 1 }))).id;
        const order = await kills.aside(() => buildOrder(db.payload, [departure]));
        const opened: { id: string; of: MemoryProvider }[] = [];
        const acting: Record<string, () => unknown> = {
          'begin stripe': async () => begin(order, 'stripe').then((id) => id && opened.push({ id, of: card })),
          'begin paypal': async () => begin(order, 'paypal').then((id) => id && opened.push({ id, of: wallet })),
          pay: () => opened.map(({ id, of }) => of.pay(id)),
          settle: () => Promise.all(opened.slice(-2).map(({ id }) => unlessAway(() => settle(id)))),
          round: () => dare(() => runScheduledJobs(db.payload)),
          cancel: () => dare(() => cancelOrder(db.payload, order, 'Amina')),
          'wait 5': () => later(5),
          'wait 70': async () => {
            later(70);
            if (isTaken) await kills.aside(() => bookLastPlace(departure)).catch(() => undefined);
          },
          away: () => {
            card.isAway = wallet.isAway = true;
          },
          back: () => {
            card.isAway = wallet.isAway = false;
          },
        };
        for (const act of steps) await (typeof act === 'number' ? kills.arm(act) : acting[act]?.());
        card.isAway = wallet.isAway = false;
        await quiet();
        await checkMoney(db.payload, order, [card, wallet]);
        expect((await readOrderOf(db.payload, order)).status).not.toBe('PLACED');
        vi.useRealTimers();
      }),
      { numRuns: IS_LONG ? 300 : 12 },
    );
  }, 600_000);

  async function unlessAway(run: () => Promise<unknown>): Promise<void> {
    await run().catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
    });
  }

  /** Counts mails to the traveller, including placeholders. */
  async function countMails(order: number): Promise<number> {
    const where = { about: { equals: `order:${order}` }, to: { equals: 'amina@example.com' } };
    return (await db.payload.count({ collection: 'mails', where })).totalDocs;
  }

  const bookLastPlace = (departure: number) =>
    db.payload.create({ collection: 'bookings', data: { departure, adults: 1, status: 'CONFIRMED' } as never });
});
