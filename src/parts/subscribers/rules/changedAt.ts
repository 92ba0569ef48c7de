import type { SubscriberState } from './states.ts';

/** Columns that change with a state: its time, and a pending notification of the newsletter service, if needed. */
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

/** Columns for a new state. The service is notified of subscriptions and unsubscriptions, but not about requests that were never confirmed. */
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
