import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { endUnconfirmed } from '../confirm/endUnconfirmed.ts';
import { findUnwritten, writeQueued } from '../mails/writeQueued.ts';
import { endUnpaidTransfers } from './endUnpaidTransfers.ts';
import { askForBalances, endUnpaid, tellWaiting } from './expireUnpaidOrders.ts';
import type { OrderJobContext } from './orderCare.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const EVERY_MS = 60_000;

/**
 * Scheduled job for orders: payments without a webhook message, pending refunds, orders that await payment or were never paid, due balances, and
 * mails that could not be written.
 */
export const maintainOrders: ScheduledJob = {
  name: 'shop',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const faults: unknown[] = [];
    const care: OrderJobContext = {
      payload,
      now,
      async each(things, look) {
        for (const thing of things) {
          if (isStopped()) return;
          await look(thing).catch((error: unknown) => faults.push(error));
        }
      },
    };
    await reconcilePayments(care);
    await tellWaiting(care);
    await endUnconfirmed(payload, care);
    await endUnpaid(care);
    await endUnpaidTransfers(payload, care);
    await askForBalances(care);
    await care.each(await findUnwritten(payload, now), (item) => writeQueued(payload, item));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be looked after.`);
  },
};
