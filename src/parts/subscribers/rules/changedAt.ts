import type { SubscriberState } from './states.ts';

/** What is written with a new state: when it came, and that the newsletter service has to be told, if it has to. */
export interface StateChange {
  state: SubscriberState;
  confirmedAt?: string;
  unsubscribedAt?: string | null;
  revision?: number;
  provider?: { state: 'waiting'; attempts: 0; nextAt: string; lastError: null };
}

interface Before {
  state?: string | null;
  confirmedAt?: string | null;
  revision?: number | null;
}

/**
 * A new state with all that goes with it. The service hears of those who are subscribed, and of their leaving; of somebody who never confirmed it
 * hears nothing.
 */
export function changedAt(before: Before | undefined, state: SubscriberState, now: Date): StateChange {
  const at = now.toISOString();
  const concerns = state === 'subscribed' || (state !== 'pending' && Boolean(before?.confirmedAt));
  return {
    state,
    ...(state === 'subscribed' && { confirmedAt: at, unsubscribedAt: null }),
    ...(state === 'unsubscribed' && { unsubscribedAt: at }),
    ...(concerns && {
      revision: (before?.revision ?? 0) + 1,
      provider: { state: 'waiting', attempts: 0, nextAt: at, lastError: null },
    }),
  };
}
