/** How somebody stands to the letters. */
export const SUBSCRIBER_STATES = {
  pending: 'Not confirmed yet',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Mail comes back',
} as const;
export type SubscriberState = keyof typeof SUBSCRIBER_STATES;

/** What somebody, or a link that was sent to them, does. */
export type SubscriberAction = 'ask' | 'confirm' | 'leave';

/**
 * How somebody stands after an action; the same as before where it changes nothing. Only who was asked can confirm: a link from before somebody left
 * is worth nothing (`rules/links.ts`).
 * @param state undefined: nobody knows of them
 */
export function nextState(state: SubscriberState | undefined, action: SubscriberAction): SubscriberState | undefined {
  switch (action) {
    case 'ask':
      return state === 'subscribed' ? state : 'pending';
    case 'confirm':
      return state === 'pending' ? 'subscribed' : state;
    case 'leave':
      return state && 'unsubscribed';
  }
}
