import type { Order } from '@paypal/paypal-server-sdk';
import { fromPaypalAmount } from './amounts.ts';
import type { ProviderReturn } from './port.ts';

/**
 * All refunds of an order's capture, requested here or not (developer.paypal.com/docs/api/orders/v2/#definition-payment_collection). Reversals appear
 * as refunds; where one is not listed, the capture's status alone tells that all of it was returned.
 */
export function readReturns(order: Order, captureId: string): ProviderReturn[] {
  const unit = order.purchaseUnits?.find(({ payments }) => payments?.captures?.some(({ id }) => id === captureId));
  const capture = unit?.payments?.captures?.find(({ id }) => id === captureId);
  const listed = (unit?.payments?.refunds ?? []).flatMap(({ amount, customId, id, status }): ProviderReturn[] => {
    if (!id) return [];
    const isUndone = status === 'FAILED' || status === 'CANCELLED';
    const back = amount && fromPaypalAmount(amount.value, amount.currencyCode);
    return [{ id, key: customId, kind: 'refund', isUndone, amount: back }];
  });
  const isListed = listed.some(({ isUndone }) => !isUndone);
  if (capture?.status !== 'REFUNDED' || isListed) return listed;
  return [...listed, { id: `${captureId}-all`, kind: 'refund', isUndone: false, amount: undefined }];
}
