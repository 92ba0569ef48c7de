import type { OpenOrder } from '../orders/openOrder.ts';
import type { ShopNotice } from './notices.ts';

/** Notices for the final state of a payment. */
const ENDS = { paid: 'paid', orphaned: 'returned', refunded: 'returned', failed: 'failed', open: 'pending' } as const;

/**
 * Updates the notice in the URL to the order's current state: the order page stays open, or is opened from the browser's history, while the payment
 * goes on.
 * @param due amount due next, smallest unit
 * @returns undefined where it no longer applies
 */
export function currentNotice(
  notice: ShopNotice | undefined,
  { payments, status }: Pick<OpenOrder, 'payments'> & { status?: OpenOrder['status'] },
  due: number,
): ShopNotice | undefined {
  switch (notice) {
    case 'pending': {
      if (waitingPayment({ payments })) return notice;
      const last = payments.filter(({ providerId }) => providerId).at(-1);
      return last && ENDS[last.status];
    }
    case 'cancelled':
    case 'failed':
    case 'payNow':
    case 'tooMany':
    case 'unavailable':
      return due > 0 ? notice : undefined;
    case 'confirmed':
      return status === 'CONFIRMED' ? notice : undefined;
    default:
      return notice;
  }
}

/** Notice of a promotion that takes nothing off: until it is paid, and once more when it was booked or paid a moment ago. */
export function codeNotice(
  { isCodeUnused, paid, status }: Pick<OpenOrder, 'isCodeUnused' | 'paid' | 'status'>,
  notice: ShopNotice | undefined,
): 'shop.order.codeUnused' | 'shop.order.codeUnusedPaid' | undefined {
  if (!isCodeUnused || (status !== 'PLACED' && status !== 'CONFIRMED')) return undefined;
  if (paid > 0 || notice === 'pending') return notice && 'shop.order.codeUnusedPaid';
  return status === 'PLACED' || notice === 'confirmed' ? 'shop.order.codeUnused' : undefined;
}

/** The newest payment that its provider has not decided yet. */
export function waitingPayment({ payments }: Pick<OpenOrder, 'payments'>): OpenOrder['payments'][number] | undefined {
  return payments.filter(({ providerId, status }) => status === 'open' && providerId).at(-1);
}
