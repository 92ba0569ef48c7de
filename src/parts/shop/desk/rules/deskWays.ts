/** Means of payment of a booking by telephone, with labels. */
export const DESK_WAYS = {
  link: 'They pay by a link in the letter',
  received: 'It is paid already',
  transfer: 'By bank transfer',
  arrival: 'On arrival',
} as const;
export type DeskWay = keyof typeof DESK_WAYS;
