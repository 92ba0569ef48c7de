import * as v from 'valibot';
import { definePost } from '../../../posts/definePost.ts';
import type { Notice } from '../../../posts/notice.ts';
import type { PostContext } from '../../../posts/post.ts';
import type { Question } from '../../../posts/question.ts';
import { PAYMENT_METHODS } from '../../../tours/booking/order.ts';
import { refundOn } from '../../../tours/booking/refund.ts';
import { findOrder, type OpenOrder } from '../openOrder.ts';
import { readOrderToken } from '../orderLink.ts';
import { cancelOrder } from '../settle/cancelOrder.ts';
import { offeredMethods } from '../settle/methods.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { CANCEL_PATH, PAY_PATH } from './addresses.ts';
import { payOrder, showOrder } from './payOrder.ts';
import { findToursOf } from './readCheckout.ts';

/** Whoever holds the link of an order; it cannot be guessed. */
const LIMIT = { name: 'order', max: 30 };

/** Takes how an order is to be paid, or what is left of it. */
export const pay = definePost({
  path: PAY_PATH,
  fields: { method: v.picklist(Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[]) },
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: 1024,
  isOfPages: true,
  isThere: async (context) => (await orderOf(context)) !== undefined,
  form: {
    // No page of the site offers a method that there is not.
    render: async (_, { showNotice, t }) =>
      showNotice({ title: t('shop.order.title'), paragraphs: [t('shop.notice.unavailable')] }),
  },
  async handle({ method }, { params, payload, t }) {
    const id = readOrderToken(payload.secret, params.token) ?? 0;
    if (!offeredMethods(await readShop(payload)).includes(method)) return showOrder(payload, id, t, 'unavailable');
    return payOrder(payload, id, method, t);
  },
});

/** The page that asks once more before an order is cancelled; opening it changes nothing. */
export const cancelPage: Question = {
  path: CANCEL_PATH,
  rateLimit: LIMIT,
  isOfPages: true,
  async answer(context) {
    const order = await orderOf(context);
    return order ? { kind: 'notice', notice: await askNotice(order, context) } : { kind: 'missing' };
  },
};

/** The button of that page. */
export const cancel = definePost({
  path: CANCEL_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: 1024,
  // The token is the right to it, and a page that tells nobody its address names no origin.
  isForAnybody: true,
  isOfPages: true,
  isThere: async (context) => (await orderOf(context)) !== undefined,
  async handle(_, { payload, params, t }) {
    const id = readOrderToken(payload.secret, params.token) ?? 0;
    const cancelled = await cancelOrder(payload, id, t('shop.cancel.by'));
    if (cancelled === 'unknown') return { kind: 'missing' };
    const link = await linkTo(payload, id, t);
    if (cancelled === 'ended')
      return {
        kind: 'done',
        notice: { title: t('shop.cancel.endedTitle'), paragraphs: [t('shop.cancel.ended')], link },
      };
    return { kind: 'done', notice: { title: t('shop.cancel.doneTitle'), paragraphs: [t('shop.cancel.done')], link } };
  },
});

/** The order of the address, where it is more than a cart; also of a shop that is closed meanwhile, since what was placed stays. */
async function orderOf({ params, payload }: PostContext): Promise<OpenOrder | undefined> {
  const id = readOrderToken(payload.secret, params.token);
  if (id === undefined) return undefined;
  const order = await findOrder({ payload }, id);
  return order?.status === 'CART' ? undefined : order;
}

async function askNotice(order: OpenOrder, { now, payload, t }: PostContext): Promise<Notice> {
  const link = await linkTo(payload, order.id, t);
  if (order.status !== 'PLACED' && order.status !== 'CONFIRMED')
    return { title: t('shop.cancel.endedTitle'), paragraphs: [t('shop.cancel.ended')], link, status: 410 };
  const tours = await findToursOf({ payload }, [order]);
  const lines = order.bookings.flatMap((booking) => {
    if (booking.status !== 'CONFIRMED' && booking.status !== 'ON_HOLD') return [];
    const { start = '', tour = 0, tourTitle: title = '' } = booking;
    const day = now.toISOString().slice(0, 10);
    const refund = t(`shop.cancel.refund.${refundOn(tours.get(tour)?.cancellation ?? [], start, day)}`);
    return order.paid > 0 ? t('shop.cancel.line', { title, refund }) : title;
  });
  return {
    title: t('shop.cancel.title', { reference: order.reference }),
    paragraphs: [t(order.paid > 0 ? 'shop.cancel.askPaid' : 'shop.cancel.ask'), ...new Set(lines)],
    button: t('shop.cancel.button'),
    link,
  };
}

async function linkTo(payload: PostContext['payload'], id: number, t: PostContext['t']): Promise<Notice['link']> {
  const href = orderPagePath(await readShop(payload), { id, secret: payload.secret });
  return { label: t('shop.cancel.back'), href: href ?? '/' };
}
