import { createLocalReq } from 'payload';
import * as v from 'valibot';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import type { Notice } from '../../../endpoints/notice.ts';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { readLocale } from '../../../shared/locales.ts';
import { formatMoney } from '../../../shared/money.ts';
import { PAYMENT_METHODS } from '../../../tours/booking/order.ts';
import { cancelOrder } from '../cancel/cancelOrder.ts';
import { planCancellation, standingOf } from '../cancel/planCancellation.ts';
import { inItsLanguage } from '../orders/inItsLanguage.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { readOrderToken } from '../orders/orderLink.ts';
import { offeredMethods } from '../paymentFlow/methods.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { CANCEL_PATH, PAY_PATH } from './addresses.ts';
import { payOrder, showOrder } from './payOrder.ts';

/** Rate limit of links with an order token, which cannot be guessed. */
const LIMIT = { name: 'order', max: 30 };

/** Endpoint that takes the payment method for an order or its balance. */
export const pay = defineFormEndpoint({
  path: PAY_PATH,
  fields: { method: v.picklist(Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[]) },
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: 1024,
  isOfPages: true,
  isThere: async (context) => (await orderOf(context)) !== undefined,
  form: {
    // Pages of the site offer only valid methods.
    render: async (_, { showNotice, t }) =>
      showNotice({ title: t('shop.order.title'), paragraphs: [t('shop.notice.unavailable')] }),
  },
  async handle({ method }, { params, payload, t }) {
    const id = readOrderToken(payload.secret, params.token) ?? 0;
    if (!offeredMethods(await readShop(payload)).includes(method)) return showOrder(payload, id, t, 'unavailable');
    return payOrder(payload, id, method, t);
  },
});

/** Page that asks before an order is cancelled; opening it changes nothing. */
export const cancelPage: QueryEndpoint = {
  path: CANCEL_PATH,
  rateLimit: LIMIT,
  isOfPages: true,
  async answer(context) {
    const order = await orderOf(context);
    if (!order) return { kind: 'missing' };
    const spoken = inItsLanguage(order, context);
    return { kind: 'notice', notice: { ...(await fetchNotice(order, spoken)), locale: spoken.locale } };
  },
};

/** The button of that page. */
export const cancel = defineFormEndpoint({
  path: CANCEL_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: 1024,
  // The token authorizes; a page with `no-referrer` sends no origin.
  isForAnybody: true,
  isOfPages: true,
  isThere: async (context) => (await orderOf(context)) !== undefined,
  async handle(_, context) {
    const order = await orderOf(context);
    if (!order) return { kind: 'missing' };
    const { id } = order;
    const { locale, payload, t } = inItsLanguage(order, context);
    const cancelled = await cancelOrder(payload, id, t('shop.cancel.by'));
    if (cancelled === 'unknown') return { kind: 'missing' };
    const link = await linkTo({ locale, payload, t }, id);
    if (cancelled === 'ended')
      return {
        kind: 'done',
        notice: { title: t('shop.cancel.endedTitle'), paragraphs: [t('shop.cancel.ended')], link, locale },
      };
    return {
      kind: 'done',
      notice: { title: t('shop.cancel.doneTitle'), paragraphs: [await sayDone(payload, id, t)], link, locale },
    };
  },
});

/** The order of the token; undefined for a cart. Also when the shop is closed, since placed orders remain accessible. */
async function orderOf({ params, payload }: EndpointContext): Promise<OpenOrder | undefined> {
  const id = readOrderToken(payload.secret, params.token);
  if (id === undefined) return undefined;
  const order = await findOrder({ payload }, id);
  return order?.status === 'CART' ? undefined : order;
}

async function fetchNotice(order: OpenOrder, { locale, now, payload, t }: EndpointContext): Promise<Notice> {
  const link = await linkTo({ locale, payload, t }, order.id);
  if (order.status !== 'PLACED' && order.status !== 'CONFIRMED')
    return { title: t('shop.cancel.endedTitle'), paragraphs: [t('shop.cancel.ended')], link, status: 410 };
  const req = await createLocalReq({}, payload);
  const standing = standingOf(order, now);
  const plan = await planCancellation({ payload, req }, order, new Set(standing.map(({ id }) => id)));
  const say = (amount: number): string => formatMoney(amount, order.currency, readLocale(order.locale));
  const isPaid = order.paid > order.refunded;
  const lines = standing.map(({ id, tourTitle: title = '' }) => {
    const { fee = 0, share = 0 } = plan.bookings.find((one) => one.id === id) ?? {};
    return isPaid ? t('shop.cancel.line', { title, fee: say(fee), price: say(share) }) : title;
  });
  const paid = say(order.paid - order.refunded);
  const money =
    plan.back > 0 ? t('shop.cancel.goesBack', { back: say(plan.back), paid }) : t('shop.cancel.nothingBack', { paid });
  return {
    title: t('shop.cancel.title', { reference: order.reference }),
    paragraphs: [t(isPaid ? 'shop.cancel.askPaid' : 'shop.cancel.ask'), ...(isPaid ? [money] : []), ...lines],
    button: t('shop.cancel.button'),
    link,
  };
}

/** Names the refund where something was paid. */
async function sayDone(payload: EndpointContext['payload'], id: number, t: EndpointContext['t']): Promise<string> {
  const order = await findOrder({ payload }, id);
  const back = order ? order.bookings.reduce((sum, { refundDue = 0 }) => sum + refundDue, 0) : 0;
  if (!order || back === 0) return t('shop.cancel.done');
  return t('shop.cancel.doneBack', { back: formatMoney(back, order.currency, readLocale(order.locale)) });
}

async function linkTo(
  { locale, payload, t }: Pick<EndpointContext, 'locale' | 'payload' | 't'>,
  id: number,
): Promise<Notice['link']> {
  const href = orderPagePath(await readShop(payload, undefined, locale), { id, secret: payload.secret });
  return { label: t('shop.cancel.back'), href: href ?? '/' };
}
