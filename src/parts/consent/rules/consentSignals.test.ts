import { expect, test } from 'vitest';
import { consentSignals } from './consentSignals.ts';

const NONE = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('denies all four types when nothing is granted', () => {
  expect(consentSignals([])).toEqual(NONE);
});

test('maps analytics to one type, advertising to three', () => {
  expect(consentSignals(['analytics'])).toEqual({ ...NONE, analytics_storage: 'granted' });
  expect(consentSignals(['advertising'])).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  });
});
