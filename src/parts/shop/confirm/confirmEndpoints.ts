import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import type { Notice } from '../../../endpoints/notice.ts';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { readLocale } from '../../../shared/locales.ts';
import { awaitsConfirmation } from '../../../tours/booking/order.ts';
import { readZone } from '../../bookings/endpoints/readStart.ts';
import { formatUntil } from '../mails/formatOrder.ts';
import { CONFIRM_PATH, findByConfirmToken } from '../orders/confirmLink.ts';
import { inItsLanguage } from '../orders/inItsLanguage.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { confirmBooking } from './confirmBooking.ts';

/** Rate limit of links from mails, which cannot be guessed. */
const LIMIT = { name: 'order-confirm', max: 30 };

/** Page of the mailed link. Opening it changes nothing, since mail scanners open links, too. */
export const confirmPage: QueryEndpoint = {
  path: CONFIRM_PATH,
  rateLimit: LIMIT,
  isOfPages: true,
  async answer(context) {
    const order = await findByConfirmToken(context.payload, context.params.token);
    if (!order) return { kind: 'missing' };
    const spoken = inItsLanguage(order, context);
    return { kind: 'notice', notice: { ...(await fetchNotice(order, spoken)), locale: spoken.locale } };
  },
};

/** Endpoint of that page's button; idempotent. */
export const confirm = defineFormEndpoint({
  path: CONFIRM_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LIMIT,
  maxBytes: 1024,
  // The token authorizes; a page with `no-referrer` sends no origin.
  isForAnybody: true,
  isOfPages: true,
  isThere: async ({ params, payload }) => (await findByConfirmToken(payload, params.token)) !== undefined,
  async handle(_, context) {
    const { params, payload } = context;
    const order = await findByConfirmToken(payload, params.token);
    if (!order) return { kind: 'missing' };
    const spoken = inItsLanguage(order, context);
    const { locale, t } = spoken;
    const confirmed = await confirmBooking(payload, order.id, { link: true });
    if (confirmed === 'unknown') return { kind: 'missing' };
    if (confirmed === 'ended') return { kind: 'done', notice: { ...(await endedNotice(order, spoken)), locale } };
    const shop = await readShop(payload, undefined, order.locale);
    const isConfirmed = confirmed === 'confirmed';
    const notice = isConfirmed ? 'confirmed' : 'tooMany';
    const to = orderPagePath(shop, { id: order.id, notice, secret: payload.secret });
    if (to) return { kind: 'done', to };
    const title = t(isConfirmed ? 'shop.confirm.doneTitle' : 'shop.confirm.title', { reference: order.reference });
    return { kind: 'done', notice: { title, paragraphs: [t(`shop.notice.${notice}`)], locale } };
  },
});

async function fetchNotice(order: OpenOrder, context: EndpointContext): Promise<Notice> {
  const { t } = context;
  const { bookings, reference } = order;
  if (order.status === 'CONFIRMED') {
    const link = await linkTo(order, context);
    return { title: t('shop.confirm.doneTitle'), paragraphs: [t('shop.confirm.done', { reference })], link };
  }
  if (!awaitsConfirmation(order)) return endedNotice(order, context);
  const clock = { locale: readLocale(order.locale), t, timezone: await readZone(context) };
  const until = formatUntil(order.confirmBy, clock);
  return {
    title: t('shop.confirm.title', { reference }),
    paragraphs: [t('shop.confirm.ask', { until: until ?? '' }), ...bookings.map(({ tourTitle = '' }) => tourTitle)],
    button: t('shop.confirm.button'),
    link: await linkTo(order, context),
  };
}

async function endedNotice(order: OpenOrder, context: EndpointContext): Promise<Notice> {
  const { t } = context;
  const paragraphs = [t('shop.confirm.ended')];
  return { title: t('shop.cancel.endedTitle'), paragraphs, link: await linkTo(order, context), status: 410 };
}

async function linkTo({ id, locale }: OpenOrder, { payload, t }: EndpointContext): Promise<Notice['link']> {
  const href = orderPagePath(await readShop(payload, undefined, locale), { id, secret: payload.secret });
  return { label: t('shop.confirm.see'), href: href ?? '/' };
}
