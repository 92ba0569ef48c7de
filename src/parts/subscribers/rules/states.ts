/** States of a subscriber. */
export const SUBSCRIBER_STATES = {
  pending: 'Not confirmed yet',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Mail comes back',
} as const;
export type SubscriberState = keyof typeof SUBSCRIBER_STATES;

/** Actions of a person, or by a link sent to them. */
export type SubscriberAction = 'ask' | 'confirm' | 'leave';

/**
 * The state after an action; unchanged where the action does not apply. Only a current request can be confirmed: earlier links are invalid after
 * unsubscribing (`rules/links.ts`).
 * @param state undefined: not stored yet
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
