import type { Payload } from 'payload';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import type { Done } from '../../../endpoints/formEndpoint.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import type { PaymentKind, PaymentMethod } from '../../../tours/booking/order.ts';
import { isMailed } from '../mails/isMailed.ts';
import { findOrder } from '../orders/openOrder.ts';
import { beginPayment, type PaymentStart } from '../paymentFlow/beginPayment.ts';
import { codeNotice } from '../rules/currentNotice.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { dueKind } from '../rules/orderDue.ts';
import { orderPagePath, readShop } from '../shopPages.ts';

/**
 * Begins a payment of an order. @returns redirect to the payment provider, or to the order page
 * @param kind what the payment is for
 */
export async function leadToPayment(
  payload: Payload,
  order: number,
  { kind, method, t }: { kind: PaymentKind; method: PaymentMethod; t: Translate },
): Promise<Done> {
  const begun = await begin(payload, order, { kind, method });
  if (begun.kind === 'away') return { kind: 'done', away: begun.url };
  if (begun.kind === 'unconfirmed') {
    const isSent = await isMailed(payload, order, 'unconfirmed');
    return showOrder(
      payload,
      order,
      t,
      undefined,
      t(isSent ? 'shop.order.unconfirmedText' : 'shop.order.unmailedText'),
    );
  }
  if (begun.kind !== 'done') return showOrder(payload, order, t, begun.kind);
  // No confirmation notice for the balance: the booking was confirmed with the deposit.
  return showOrder(payload, order, t, kind === 'balance' ? undefined : 'confirmed');
}

/** A failed payment must not undo a placed order. */
async function begin(
  payload: Payload,
  order: number,
  asked: { kind: PaymentKind; method: PaymentMethod },
): Promise<PaymentStart> {
  try {
    return await beginPayment(payload, order, { ...asked, publicUrl: publicUrlOf(payload) });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The payment of order ${order} could not be begun.` });
    return { kind: 'unavailable' };
  }
}

/** Redirects to the order page; a site without one shows the same in a sentence. */
export async function showOrder(
  payload: Payload,
  order: number,
  t: Translate,
  notice?: ShopNotice,
  words = t('shop.order.placedText'),
): Promise<Done> {
  const placed = await findOrder({ payload }, order);
  const shop = await readShop(payload, undefined, placed?.locale);
  const to = orderPagePath(shop, { id: order, notice, secret: payload.secret });
  if (to) return { kind: 'done', to };
  const text = notice ? t(`shop.notice.${notice}`) : words;
  const code = placed && codeNotice(placed, notice);
  return { kind: 'done', notice: { title: t('shop.order.title'), paragraphs: [text, ...(code ? [t(code)] : [])] } };
}

/** Begins the next payment of an order with the chosen method; or shows the order, where nothing can be paid. */
export async function payOrder(payload: Payload, id: number, method: PaymentMethod, t: Translate): Promise<Done> {
  const order = await findOrder({ payload }, id);
  const kind = order && dueKind(order);
  if (kind) return leadToPayment(payload, id, { kind, method, t });
  return showOrder(payload, id, t, order?.status === 'CONFIRMED' ? undefined : 'ended');
}
