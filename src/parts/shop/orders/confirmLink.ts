import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { findOrder, type OpenOrder } from './openOrder.ts';

/** Page, by its token, that asks whether to confirm an order, and endpoint of its button. */
export const CONFIRM_PATH = '/shop/confirm/:token/';

/**
 * Link to confirm an order, which proves its address. It is only in mails; the link of the order page, to which browsers are redirected, is another
 * one. It changes with the order's address.
 */
export function confirmPath(secret: string, order: Pick<OpenOrder, 'contact' | 'id'>): string {
  return CONFIRM_PATH.replace(':token', `${order.id}-${sign(secret, order)}`);
}

/** The order of such a token; undefined for an invalid one. */
export async function findByConfirmToken(payload: Payload, token: string | undefined): Promise<OpenOrder | undefined> {
  const [, digits, signature = ''] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token ?? '') ?? [];
  const order = digits ? await findOrder({ payload }, Number(digits)) : undefined;
  if (!order || order.status === 'CART') return undefined;
  const isGood = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload.secret, order)));
  return isGood ? order : undefined;
}

function sign(secret: string, { contact, id }: Pick<OpenOrder, 'contact' | 'id'>): string {
  const of = JSON.stringify(['order-confirm', id, contact.emailAddress ?? '']);
  return createHmac('sha256', secret).update(of).digest('base64url');
}
