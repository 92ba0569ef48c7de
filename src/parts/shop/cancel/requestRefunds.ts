import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { runOutside } from '../../../cms/database/transactions/scope.ts';
import { onCommit } from '../../../cms/database/transactions/withTransactions.ts';
import { applyPaymentStates } from '../paymentFlow/applyPaymentState.ts';
import { refundPayment } from '../paymentFlow/refundPayment.ts';
import { findPayments, writePayment } from '../paymentFlow/storedPayment.ts';
import { PaymentError } from '../payments/port.ts';
import type { PlannedRefund } from './partRefunds.ts';

/**
 * Stores refunds of an order within the transaction of the request; after the commit they are requested from the providers, and open payments that
 * are no longer needed are closed.
 * @param by who requested it
 */
export async function requestRefunds(
  req: PayloadRequest,
  order: number,
  refunds: readonly PlannedRefund[],
  by: string,
): Promise<void> {
  for (const { amount, payment } of refunds) {
    const refund = { key: `refund-${randomUUID()}`, amount, by, at: new Date().toISOString(), lowersPrice: false };
    await writePayment(req, payment.id, { refunds: [...payment.refunds, refund], owesRefund: true });
  }
  // Outside the mails, which have transactions of their own.
  await onCommit(req, () => runOutside(() => settleMoney(req.payload, order)));
}

/** The scheduled job retries failed requests. */
async function settleMoney(payload: PayloadRequest['payload'], order: number): Promise<void> {
  const ofOrder = { order: { equals: order } };
  for (const { id } of await findPayments({ payload }, { and: [ofOrder, { owesRefund: { equals: true } }] })) {
    await refundPayment(payload, id).catch((error: unknown) => {
      if (!(error instanceof PaymentError))
        payload.logger.error({ err: error, msg: `Payment ${id} is given back later.` });
    });
  }
  await applyPaymentStates(
    payload,
    await findPayments({ payload }, { and: [ofOrder, { status: { equals: 'open' } }] }),
  );
}
