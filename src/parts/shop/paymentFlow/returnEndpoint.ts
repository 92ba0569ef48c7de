import type { Payload } from 'payload';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { readRowId } from '../../../shared/rowId.ts';
import type { PaymentStatus } from '../../../tours/booking/order.ts';
import { findOrder } from '../orders/openOrder.ts';
import { readOrderToken } from '../orders/orderLink.ts';
import { PaymentError, type PaymentProviderName } from '../payments/port.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { CANCELLED_PARAMETER, PAYMENT_PARAMETER, RETURN_PATH } from './returnPath.ts';

const NOTICES: Record<PaymentStatus, ShopNotice> = {
  paid: 'paid',
  open: 'pending',
  failed: 'failed',
  orphaned: 'returned',
  refunded: 'returned',
};

/**
 * Endpoint to which the provider's page redirects. The URL only names the order, by its token, and which of its payments to ask about; the payment's
 * state comes from the provider.
 */
export const returnFromPayment: QueryEndpoint = {
  path: RETURN_PATH,
  rateLimit: { name: 'shop-return', max: 30 },
  isOfPages: true,
  async answer({ params, payload, query }) {
    const id = readOrderToken(payload.secret, params.token);
    const order = id === undefined ? undefined : await findOrder({ payload }, id);
    if (!order) return { kind: 'missing' };
    const wanted = readRowId(query.get(PAYMENT_PARAMETER) ?? '');
    const payment = order.payments.find((one) => one.id === wanted);
    if (!payment?.providerId) return { kind: 'missing' };
    const asked = { provider: payment.provider as PaymentProviderName, providerId: payment.providerId };
    // The traveller who turned back may have paid in another tab before.
    const hasTurnedBack = query.has(CANCELLED_PARAMETER) && payment.status === 'open';
    const notice = hasTurnedBack ? 'cancelled' : await noticeOf(payload, asked, order.status === 'CONFIRMED');
    const shop = await readShop(payload, undefined, order.locale);
    return { kind: 'to', to: orderPagePath(shop, { id: order.id, notice, secret: payload.secret }) ?? '/' };
  },
};

async function noticeOf(
  payload: Payload,
  asked: { provider: PaymentProviderName; providerId: string },
  isBooked: boolean,
): Promise<ShopNotice> {
  try {
    const status = await applyPaymentState(payload, asked);
    if (status === 'untaken') return isBooked ? 'untaken' : 'ended';
    return status ? NOTICES[status] : 'failed';
  } catch (error) {
    // The webhook or the scheduled job will find out.
    if (error instanceof PaymentError) return 'pending';
    throw error;
  }
}
