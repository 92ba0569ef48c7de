import { msg } from '../../../../shared/studioWords/t.ts';

/** Means of payment of a booking by telephone, with labels. */
export const DESK_PAYMENT_METHODS = {
  link: msg('They pay by a link in the letter'),
  received: msg('It is paid already'),
  transfer: msg('By bank transfer'),
  arrival: msg('On arrival'),
} as const;
export type DeskPaymentMethod = keyof typeof DESK_PAYMENT_METHODS;
