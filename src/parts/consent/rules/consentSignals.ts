import type { ConsentCategory } from './categories.ts';

/** One of the four types of Google's consent mode, version 2. */
export type ConsentType = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';

export type ConsentSignals = Record<ConsentType, 'granted' | 'denied'>;

/** Signals for consent mode (spec): one type depends on analytics, three on advertising. */
export function consentSignals(granted: readonly ConsentCategory[]): ConsentSignals {
  const say = (category: ConsentCategory) => (granted.includes(category) ? 'granted' : 'denied');
  const advertising = say('advertising');
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: say('analytics'),
  };
}
