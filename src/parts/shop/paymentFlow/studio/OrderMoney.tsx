import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { studioMoney } from '../../../../shared/studioWords/studioMoney.ts';
import { msg, t, tCount } from '../../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../../shared/time/studioMoment.ts';
import { creditOf } from '../../../../tours/booking/cancellation.ts';
import { lateness } from '../../../../tours/booking/lateness.ts';
import {
  balanceOf,
  type Order,
  PAYMENT_MEANS,
  PAYMENT_STATUSES,
  type PaymentMeans,
  readOrder,
} from '../../../../tours/booking/order.ts';
import { tellStored } from '../../../../tours/booking/tellStored.ts';
import { type BookingEvent, readHistory } from '../../../bookings/rules/readHistory.ts';
import { type OrderPayment, readPayment } from '../../orders/openOrder.ts';
import { refundableOf } from '../../orders/refunds.ts';
import { tellOrderChanged, useOrderRead } from '../../orders/studio/useOrderRead.ts';
import { amountDue, awaitsTransfer } from '../../rules/orderDue.ts';
import { MoneyForm } from './MoneyForm.tsx';

/** A refund of an active order either lowers its price or becomes due again. */
const LOWERS_PRICE = { name: 'lowersPrice', label: msg('The tour costs so much less'), isTicked: true };
/** A card may be closed; then staff transfer the money themselves. */
const BY_HAND = { name: 'byHand', label: msg('I have given it back myself, such as by transfer'), isTicked: false };

/** The traveller gets a letter about the refund. */
const NOTIFIES = { name: 'notifies', label: msg('Tell the traveller by e-mail'), isTicked: true };

interface StaffPayment extends OrderPayment {
  /** Refundable amount, smallest unit. */
  refundable: number;
  note: string;
}

/** Panel of an order's form: paid and due amounts, each payment, refunds and receipts, and the history. */
export function OrderMoney() {
  const { id } = useDocumentInfo();
  const [stored, setStored] = useState<Record<string, unknown>>();
  const [payments, setPayments] = useState<StaffPayment[]>([]);
  const read = useCallback(async () => {
    if (!id) return;
    const [order, found] = await Promise.all([
      callStudioApi<Record<string, unknown>>(`/api/orders/${id}?depth=0`),
      callStudioApi<{ docs: unknown[] }>(`/api/payments?where[order][equals]=${id}&depth=0&limit=100&sort=createdAt`),
    ]);
    setStored(order);
    setPayments(found.docs.flatMap(staffPayment));
  }, [id]);
  useOrderRead(read);
  const lead = useRef<HTMLParagraphElement>(null);
  // The form of what is settled is gone, and with it the focus.
  const done = async () => {
    await read();
    lead.current?.focus();
    tellOrderChanged();
  };
  const order = readOrder(stored);
  if (!order) return null;
  const { currency } = order;
  const say = (amount: number): string => studioMoney(amount, currency);
  const credit = creditOf(order);
  const [left, late] = [balanceOf(order), lateness(order, new Date().toISOString().slice(0, 10))];
  const canReceive = left > 0 && ['PLACED', 'EXPIRED', 'CONFIRMED'].includes(order.status);
  return (
    <section aria-label={t('Money of this order')} className="rihla-order-panel rihla-order-money">
      <h2>{t('Money')}</h2>
      <p className="rihla-order-money__lead" ref={lead} tabIndex={-1}>
        {describePaid(order)}
        {credit > 0 && t('; {amount} still to be given back', { amount: say(credit) })}
        {late > 0 && tCount('; {amount} late by a day', '; {amount} late by {count} days', late, { amount: say(left) })}
        .
      </p>
      <ul aria-label={t('Payments')}>
        {payments.map((payment) => (
          <li key={payment.id}>
            {t('{means}, {amount}:', {
              means: t(PAYMENT_MEANS[payment.provider]),
              amount: studioMoney(payment.amount, payment.currency),
            })}{' '}
            {t(PAYMENT_STATUSES[payment.status]).toLowerCase()}. {payment.note && tellStored(payment.note)}
            {payment.status === 'paid' && payment.refundable > 0 && (
              <details open={credit > 0}>
                <summary>{t('Give money back …')}</summary>
                <MoneyForm
                  action={t('Give back')}
                  currency={payment.currency}
                  key={`${credit} ${payment.refundable}`}
                  likely={credit > 0 ? Math.min(credit, payment.refundable) : undefined}
                  most={payment.refundable}
                  onDone={done}
                  options={optionsOf(order, payment.provider)}
                  path={`/api/orders/${order.id}/refund`}
                  sent={{ payment: payment.id }}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
      {canReceive && (
        <MoneyForm
          action={t('Note money received')}
          currency={currency}
          isReceipt
          key={left}
          likely={awaitsTransfer(order) ? amountDue(order) : left}
          most={left}
          onDone={done}
          path={`/api/orders/${order.id}/received`}
        />
      )}
      <History events={readHistory(stored?.history)} />
    </section>
  );
}

/** Paid part of the price; of an order that has ended, the part that is kept. */
function describePaid({ currency, discount, paid, refunded, status, subtotal, total }: Order): string {
  const say = (amount: number): string => studioMoney(amount, currency);
  const back = refunded > 0 ? t(', {amount} given back', { amount: say(refunded) }) : '';
  if (status === 'CANCELLED' || status === 'EXPIRED') {
    if (paid === 0) return t('Nothing was paid');
    return total > 0
      ? t('{paid} was paid, {kept} of it is kept{back}', { paid: say(paid), kept: say(total), back })
      : t('{paid} was paid, nothing of it is kept{back}', { paid: say(paid), back });
  }
  const reduced =
    discount > 0 ? ` ${t('({price} less {discount})', { price: say(subtotal), discount: say(discount) })}` : '';
  return t('{paid} of {total} paid{back}', { paid: say(paid), total: say(total) + reduced, back });
}

/** Choice of the effect on the price, for a refund that exceeds the credit of the order; a refund of the credit alone changes no price. */
function optionsOf(order: Order, provider: PaymentMeans) {
  const isCardOrWallet = provider === 'stripe' || provider === 'paypal';
  const lowers = { ...LOWERS_PRICE, isTicked: creditOf(order) === 0 };
  return [
    ...(order.status === 'CONFIRMED' ? [lowers] : []),
    ...(isCardOrWallet ? [BY_HAND] : []),
    ...(order.contact.emailAddress ? [NOTIFIES] : []),
  ];
}

function History({ events }: { events: BookingEvent[] }) {
  return (
    <ol aria-label={t('What has happened to it')} className="rihla-order-lines">
      {events.map(({ at, by, what }) => (
        <li key={`${at} ${what}`}>
          <time dateTime={at}>{studioMoment(at)}</time>
          <div>{t('{what}, by {by}', { what: tellStored(what), by: tellStored(by) })}</div>
        </li>
      ))}
    </ol>
  );
}

function staffPayment(row: unknown): StaffPayment[] {
  const payment = readPayment(row);
  if (!payment) return [];
  const { note } = row as { note?: string | null };
  const refundable = refundableOf(payment);
  return [{ ...payment, refundable, note: note ?? '' }];
}
