import { expect, test } from 'vitest';
import { consentSignals } from './consentSignals.ts';

const NONE = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('nothing granted denies all four types', () => {
  expect(consentSignals([])).toEqual(NONE);
});

test('statistics stand for one type, advertising for three', () => {
  expect(consentSignals(['analytics'])).toEqual({ ...NONE, analytics_storage: 'granted' });
  expect(consentSignals(['advertising'])).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  });
});
