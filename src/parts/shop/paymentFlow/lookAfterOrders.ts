import type { Payload, Where } from 'payload';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { addDays } from '../../../shared/time/days.ts';
import { statusAt } from '../../../tours/booking/booking.ts';
import { balanceOf, ORDERS } from '../../../tours/booking/order.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import { endUnconfirmed } from '../confirm/endUnconfirmed.ts';
import { isTold, queueOrderMail } from '../mails/queueOrderMail.ts';
import { findUnwritten, writeQueued } from '../mails/writeQueued.ts';
import type { OpenOrder } from '../openOrder.ts';
import { PaymentFault, type PaymentProviderName } from '../payments/port.ts';
import { endUnpaidTransfers } from './endUnpaidTransfers.ts';
import { giveBack } from './giveBack.ts';
import { findPayment, findPayments, type KeptPayment, writePayment } from './keptPayment.ts';
import { reconcilePayment } from './reconcilePayment.ts';
import { ASKED_DAYS_BEFORE } from './rules/lateness.ts';
import { isCheckDue, isOver } from './rules/nextCheck.ts';
import { settlePayment } from './settlePayment.ts';

const EVERY_MS = 60_000;
const MOST_AT_ONCE = 200;
/** Immediate payments are done by then. */
const WAITING_MS = 10 * 60_000;
/** Least time left for the mail that names the end of the holds. */
const LEAST_LEFT_MS = 10 * 60_000;

const DAY_MS = 86_400_000;
/**
 * Banks accept disputes for about 120 days after the tour or the payment (docs.stripe.com/disputes); most tours are booked within these days before.
 */
const RECONCILED_DAYS = 365;
const RECONCILED_EVERY_DAYS = 3;
/** Payments reconciled in one run, so that an hour covers a thousand. */
const MOST_RECONCILED = 20;

interface Tools {
  payload: Payload;
  now: Date;
  /** Runs a callback for one item after the other until the process stops; a failure does not stop the others. */
  each<T>(things: readonly T[], care: (thing: T) => Promise<unknown>): Promise<void>;
}

/**
 * Scheduled job for orders: payments without a webhook message, pending refunds, orders that await payment or were never paid, due balances, and
 * mails that could not be written.
 */
export const lookAfterOrders: ScheduledJob = {
  name: 'shop',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const faults: unknown[] = [];
    const tools: Tools = {
      payload,
      now,
      async each(things, care) {
        for (const thing of things) {
          if (isStopped()) return;
          await care(thing).catch((error: unknown) => faults.push(error));
        }
      },
    };
    await settleOpen(tools);
    await giveBackOwed(tools);
    await reconcilePaid(tools);
    await tellWaiting(tools);
    await endUnconfirmed(payload, tools);
    await endUnpaid(tools);
    await endUnpaidTransfers(payload, tools);
    await askForBalances(tools);
    await tools.each(await findUnwritten(payload, now), (item) => writeQueued(payload, item));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be looked after.`);
  },
};

async function settleOpen({ each, now, payload }: Tools): Promise<void> {
  const ask = unlessAway();
  const open = await findPayments({ payload }, { status: { equals: 'open' } }, MOST_AT_ONCE);
  const due = open.filter((payment) => isCheckDue(payment, now));
  await each(due, async ({ id, order, provider, providerId }) => {
    // It was never opened, or its URL was never handed out.
    if (!providerId) return changeOrder(payload, order, (_, req) => endUnopened(req, id));
    return ask(provider, () => settlePayment(payload, { provider: provider as PaymentProviderName, providerId }));
  });
}

async function endUnopened(req: Parameters<typeof findPayment>[0], id: number): Promise<void> {
  const payment = await findPayment(req, id);
  if (payment?.status !== 'open' || payment.providerId) return;
  await writePayment(req, id, { status: 'failed', note: 'It was never opened.' });
}

async function giveBackOwed({ each, now, payload }: Tools): Promise<void> {
  const ask = unlessAway();
  const owed = await findPayments({ payload }, { owesRefund: { equals: true } }, MOST_AT_ONCE);
  const due = owed.filter((payment) => isRefundDue(payment, now));
  await each(due, ({ id, provider }) => ask(provider, () => giveBack(payload, id)));
}

/** Reconciles received payments for as long as a bank can reverse them; most changes arrive by webhook before. */
async function reconcilePaid({ each, now, payload }: Tools): Promise<void> {
  const ask = unlessAway();
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const due = await findPayments(
    { payload },
    {
      and: [
        { status: { in: ['paid', 'refunded'] } },
        { provider: { in: ['stripe', 'paypal'] } },
        { paidAt: { greater_than: before(RECONCILED_DAYS) } },
        { or: [{ checkedAt: { less_than: before(RECONCILED_EVERY_DAYS) } }, { checkedAt: { exists: false } }] },
      ],
    },
    MOST_RECONCILED,
  );
  await each(due, ({ id, order, provider }) =>
    ask(provider, async () => {
      // Marked as checked first, so that a failing payment does not block the others.
      await changeOrder(payload, order, (_, req) => writePayment(req, id, { checkedAt: now.toISOString() }));
      await reconcilePayment(payload, id);
    }),
  );
}

/** The request was tried at once, so the retry waits as for a payment. */
function isRefundDue({ checkedAt, refunds }: KeptPayment, now: Date): boolean {
  const wish = refunds.find(({ id }) => !id);
  if (!wish) return false;
  const tried = checkedAt && checkedAt > wish.at ? checkedAt : undefined;
  return isCheckDue({ createdAt: wish.at, checkedAt: tried, expiresAt: undefined }, now);
}

/** Skips an unreachable provider for the rest of the run. */
function unlessAway(): (provider: string, ask: () => Promise<unknown>) => Promise<void> {
  const away = new Set<string>();
  return async (provider, ask) => {
    if (away.has(provider)) return;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      away.add(provider);
    }
  };
}

/** Mails the order's link once to travellers who left the provider's page without paying. */
async function tellWaiting({ each, now, payload }: Tools): Promise<void> {
  const where: Where = {
    and: [
      { status: { equals: 'PLACED' } },
      // Orders that await confirmation have a mail of their own.
      { confirmBy: { exists: false } },
      { placedAt: { less_than_equal: new Date(now.getTime() - WAITING_MS).toISOString() } },
      { expiresAt: { greater_than: new Date(now.getTime() + LEAST_LEFT_MS).toISOString() } },
    ],
  };
  await each(await findOrders(payload, where), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (order.status === 'PLACED' && !(await isTold(req, id, 'placed'))) await queueOrderMail(req, order, 'placed');
    }),
  );
}

/** Expires unpaid orders whose holds have ended. */
async function endUnpaid({ each, now, payload }: Tools): Promise<void> {
  const isLong: Where = {
    or: [{ expiresAt: { less_than_equal: now.toISOString() } }, { expiresAt: { exists: false } }],
  };
  await each(await findOrders(payload, { and: [{ status: { equals: 'PLACED' } }, isLong] }), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (order.status !== 'PLACED' || order.bookings.some((booking) => statusAt(booking, now) === 'ON_HOLD')) return;
      const open = await findPayments(
        { payload, req },
        { and: [{ order: { equals: id } }, { status: { equals: 'open' } }] },
      );
      // The provider must have answered after the end of each payment that it was not paid.
      const isSure = open.every((payment) => isOver(payment, now) && isOver(payment, new Date(payment.checkedAt ?? 0)));
      if (!isSure) return;
      await writeOrder(req, id, { status: 'EXPIRED', expiresAt: null }, 'Expired: it was not paid');
      await queueOrderMail(req, order, 'expired');
    }),
  );
}

/** Each balance is requested once; staff see late ones. */
async function askForBalances({ each, now, payload }: Tools): Promise<void> {
  const last = addDays(now.toISOString().slice(0, 10), ASKED_DAYS_BEFORE);
  const where: Where = {
    and: [
      { status: { equals: 'CONFIRMED' } },
      { balanceDue: { less_than_equal: last } },
      { balanceAskedAt: { exists: false } },
      // Travellers who pay on arrival, or by an awaited transfer, know it already.
      {
        or: [
          { method: { in: ['stripe', 'paypal'] } },
          { and: [{ method: { equals: 'transfer' } }, { paid: { greater_than: 0 } }] },
        ],
      },
    ],
  };
  await each(await findOrders(payload, where), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (!isBalanceOwed(order)) return;
      await writeOrder(req, id, { balanceAskedAt: now.toISOString() }, 'The balance was asked for');
      await queueOrderMail(req, order, 'balance');
    }),
  );
}

function isBalanceOwed(order: OpenOrder): boolean {
  return order.status === 'CONFIRMED' && !order.balanceAskedAt && balanceOf(order) > 0;
}

async function findOrders(payload: Payload, where: Where): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: ORDERS,
    where,
    select: {},
    sort: 'id',
    limit: MOST_AT_ONCE,
    pagination: false,
  });
  return docs.map(({ id }) => id);
}
