import type { CollectionSlug, Payload } from 'payload';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import type { Done } from '../../../posts/post.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import { BOOKINGS, statusAt } from '../../../tours/booking/booking.ts';
import type { PaymentKind, PaymentMethod } from '../../../tours/booking/order.ts';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { heldWhilePaying } from '../rules/payingTime.ts';
import { beginPayment, type PaymentBegun } from '../settle/beginPayment.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { dueKind } from './orderDue.ts';

/**
 * Begins a payment of an order and says where the browser is led: to whoever takes it, or to the page of the order.
 * @param kind what the payment is for
 */
export async function leadToPayment(
  payload: Payload,
  order: number,
  { kind, method, t }: { kind: PaymentKind; method: PaymentMethod; t: Translate },
): Promise<Done> {
  const begun = await begin(payload, order, { kind, method });
  if (begun.kind === 'away') return { kind: 'done', away: begun.url };
  return showOrder(payload, order, t, begun.kind === 'done' ? undefined : begun.kind);
}

/** An order that was placed stands, whatever becomes of its payment. */
async function begin(
  payload: Payload,
  order: number,
  asked: { kind: PaymentKind; method: PaymentMethod },
): Promise<PaymentBegun> {
  try {
    return await beginPayment(payload, order, { ...asked, publicUrl: publicUrlOf(payload) });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The payment of order ${order} could not be begun.` });
    return { kind: 'unavailable' };
  }
}

/** Leads to the page of an order; where the site has none, the same is said in a sentence. */
export async function showOrder(payload: Payload, order: number, t: Translate, notice?: ShopNotice): Promise<Done> {
  const to = orderPagePath(await readShop(payload), { id: order, notice, secret: payload.secret });
  if (to) return { kind: 'done', to };
  const text = notice ? t(`shop.notice.${notice}`) : t('shop.order.placedText');
  return { kind: 'done', notice: { title: t('shop.order.title'), paragraphs: [text] } };
}

/**
 * Makes an order ready to be paid in a way: notes it, and holds its places as long as that takes.
 * @returns what is to be paid, or why nothing can be
 */
export async function prepareOrder(
  payload: Payload,
  id: number,
  method: PaymentMethod,
  now: Date,
): Promise<{ kind: PaymentKind } | { notice: ShopNotice | undefined }> {
  try {
    const prepared = await changeOrder(payload, id, async (order, req) => {
      const kind = dueKind(order);
      if (!kind) return { notice: order.status === 'CONFIRMED' ? undefined : ('ended' as const) };
      if (order.status !== 'PLACED') return { kind };
      const held = order.bookings.filter((booking) => statusAt(booking, now) === 'ON_HOLD');
      if (held.length === 0) return { notice: 'ended' as const };
      const until = heldWhilePaying(order.placedAt, now);
      for (const { expiresAt, id: booking } of held) {
        if (Date.parse(expiresAt ?? '') >= until.getTime()) continue;
        const data = { expiresAt: until.toISOString() } as never;
        await req.payload.update({ collection: BOOKINGS as CollectionSlug, id: booking, data, depth: 0, req });
      }
      const isLater = until.getTime() > Date.parse(order.expiresAt ?? '');
      // Who pays on arrival pays all of it then.
      const isWhole = method === 'arrival' && kind === 'deposit';
      await writeOrder(req, id, {
        method,
        ...(isLater && { expiresAt: until.toISOString() }),
        ...(isWhole && { plan: 'full', dueNow: order.total, balanceDue: null }),
      });
      return { kind: isWhole ? ('full' as const) : kind };
    });
    return prepared ?? { notice: 'ended' };
  } catch (error) {
    if (error instanceof BookingRefused) return { notice: 'ended' };
    throw error;
  }
}
