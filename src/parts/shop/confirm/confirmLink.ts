import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { findOrder, type OpenOrder } from '../openOrder.ts';

/** By its token: asks whether an order is to be confirmed, and confirms it by the button of that page. */
export const CONFIRM_PATH = '/shop/confirm/:token/';

/**
 * Where whoever reads the mails of an order's address confirms it. The link stands in mails alone; what opens the page of the order, which its browser is led to, is
 * another one. An order whose address has changed has another link.
 */
export function confirmPath(secret: string, order: Pick<OpenOrder, 'contact' | 'id'>): string {
  return CONFIRM_PATH.replace(':token', `${order.id}-${sign(secret, order)}`);
}

/** The order of such a link; undefined for what is none. */
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
