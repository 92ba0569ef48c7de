import type { Endpoint, Payload } from 'payload';
import { bodyOf, idOf, Refusal, sellersOnly, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { studioMoney } from '../../../../shared/studioWords/studioMoney.ts';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { isKeepableText } from '../../../../shared/text/isKeepableText.ts';
import { balanceOf, RECEIVED_MEANS } from '../../../../tours/booking/order.ts';
import { tellStored } from '../../../../tours/booking/tellStored.ts';
import { MAX_MONEY, text, whole } from '../../../../tours/readValues.ts';
import { BookingRejectedError } from '../../../bookings/bookingRejectedError.ts';
import { changeOrder } from '../../orders/changeOrder.ts';
import type { OpenOrder } from '../../orders/openOrder.ts';
import { refundableOf, refundTime } from '../../orders/refunds.ts';
import { PaymentError } from '../../payments/port.ts';
import { receiptKey, receiveMoney } from '../receiveMoney.ts';
import { refundPayment } from '../refundPayment.ts';
import { findPayment, findPayments, writePayment } from '../storedPayment.ts';

const MAX_NOTE_LENGTH = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Staff endpoints for the money of an order. For editors, admins and booking staff only. */
export const moneyEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/refund', method: 'post', handler: moving(refund) },
  { path: '/:id/received', method: 'post', handler: moving(receive) },
];

/** Body of the request, with its idempotency key. */
interface MoneyRequest {
  body: Record<string, unknown>;
  amount: number;
  uuid: string;
  by: string;
}

/** Handler of a refund or a receipt: answers with the new paid and refunded amounts; requests for one order run one after the other. */
function moving(move: (payload: Payload, order: number, sent: MoneyRequest) => Promise<void>): Endpoint['handler'] {
  return sellersOnly(async (req) => {
    const body = await bodyOf(req);
    const amount = whole(body.amount, 1, MAX_MONEY);
    if (amount === undefined || typeof body.amount !== 'number')
      throw new Refusal(400, t('Write an amount above 0, in the smallest unit of the currency.'));
    if (typeof body.uuid !== 'string' || !UUID.test(body.uuid))
      throw new Refusal(400, t('This form is out of date. Open the order again.'));
    try {
      await move(req.payload, idOf(req), { body, amount, uuid: body.uuid, by: userOf(req).name });
    } catch (error) {
      if (error instanceof BookingRejectedError)
        throw new Refusal(409, t('It cannot be confirmed: {reason}', { reason: error.message }));
      throw error;
    }
    const order = await changeOrder(req.payload, idOf(req), async ({ paid, refunded }) => ({ paid, refunded }));
    return Response.json(order, { headers: { 'cache-control': 'private, no-store' } });
  }, msg('Editors, admins and booking staff look after orders. Sign in as one of them.'));
}

/**
 * Refunds a payment in part or in full: `{ payment, amount, uuid, lowersPrice, byHand, notifies }`. Unless it lowers the price too, the balance becomes due
 * again. By hand: staff have refunded it themselves, such as where a card is closed, and no provider is called. Notifies: the traveller gets a letter when it is done.
 */
async function refund(payload: Payload, id: number, { amount, body, by, uuid }: MoneyRequest): Promise<void> {
  const key = `refund-${uuid}`;
  const payment = Number(body.payment);
  const found = await changeOrder(payload, id, async (order, req) => {
    const kept = order.payments.some((one) => one.id === payment) ? await findPayment(req, payment) : undefined;
    if (!kept) throw new Refusal(404, t('This order has no such payment. Open it again.'));
    if (kept.refunds.some((one) => one.key === key)) return true;
    if (kept.status !== 'paid') throw new Refusal(409, t('Only what is paid can be given back.'));
    const most = refundableOf(kept);
    if (amount > most)
      throw new Refusal(
        409,
        t('Only {amount} of this payment are left to be given back.', { amount: studioMoney(most, kept.currency) }),
      );
    const lowersPrice = body.lowersPrice === true && order.status === 'CONFIRMED';
    const refund = {
      ...{ key, amount, by, at: refundTime(order.payments, new Date()), lowersPrice },
      ...{ isByHand: body.byHand === true, notifies: body.notifies === true },
    };
    const refunds = [...kept.refunds, refund];
    await writePayment(req, payment, { refunds, owesRefund: true });
    return true;
  });
  if (!found) throw unknownOrder();
  try {
    await refundPayment(payload, payment);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const [kept] = await findPayments({ payload }, { id: { equals: payment } }, 1);
    const isOwed = kept?.refunds.some((one) => one.key === key);
    throw new Refusal(
      502,
      isOwed ? t('The provider cannot be reached now. It is asked again by itself.') : tellStored(error.message),
    );
  }
}

/** Records money received by transfer or in cash: `{ amount, means, note, uuid }`. Confirms an unconfirmed order. */
async function receive(payload: Payload, id: number, { amount, body, by, uuid }: MoneyRequest): Promise<void> {
  const note = text(body.note);
  if (note && (note.length > MAX_NOTE_LENGTH || !isKeepableText(note)))
    throw new Refusal(400, t('A note has at most {most} characters. Shorten it.', { most: MAX_NOTE_LENGTH }));
  const means = RECEIVED_MEANS.find((one) => one === body.means);
  const found = await changeOrder(payload, id, async (order, req) => {
    const known = await findPayments({ payload, req }, { key: { equals: receiptKey(uuid) } }, 1);
    if (known.length > 0) return true;
    checkReceivable(order, amount);
    req.context.bookedBy = by;
    await receiveMoney(req, order, { amount, means, note, uuid });
    return true;
  });
  if (!found) throw unknownOrder();
}

function checkReceivable(order: OpenOrder, amount: number): void {
  if (!['PLACED', 'EXPIRED', 'CONFIRMED'].includes(order.status))
    throw new Refusal(409, t('This order has ended, so nothing is paid for it. Give the money back.'));
  const most = balanceOf(order);
  if (amount > most)
    throw new Refusal(
      409,
      t('Only {amount} of this order are left to be paid.', { amount: studioMoney(most, order.currency) }),
    );
}

function unknownOrder(): Refusal {
  return new Refusal(404, t('There is no such order.'));
}
