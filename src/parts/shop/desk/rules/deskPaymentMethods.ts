/** Means of payment of a booking by telephone, with labels. */
export const DESK_PAYMENT_METHODS = {
  link: 'They pay by a link in the letter',
  received: 'It is paid already',
  transfer: 'By bank transfer',
  arrival: 'On arrival',
} as const;
export type DeskPaymentMethod = keyof typeof DESK_PAYMENT_METHODS;
