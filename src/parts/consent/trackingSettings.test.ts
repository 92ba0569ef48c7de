import { expect, test } from 'vitest';
import type { Analytics } from '../../cms/payload-types.ts';
import { trackingSettings } from './trackingSettings.ts';

const analytics = (changes: Partial<Analytics> = {}): Analytics => ({ id: 1, consent: { revision: 1 }, ...changes });
const read = (changes: Partial<Analytics>) => trackingSettings(analytics(changes), {});

test('undefined without a tracker', () => {
  expect(read({})).toBeUndefined();
  expect(read({ tagManagerId: '', measurementId: null, pixelId: '' })).toBeUndefined();
});

test('has defaults: everybody is asked, chat clicks are not sent', () => {
  expect(read({ measurementId: 'G-RIHLA1' })).toEqual({
    tagManagerId: undefined,
    measurementId: 'G-RIHLA1',
    pixelId: undefined,
    sendsPageViews: true,
    chat: { ga4: false, classic: false, pixel: false },
    region: 'everywhere',
    revision: 1,
    offered: ['analytics', 'advertising'],
    privacyPath: undefined,
  });
});

test('page views have one sender', () => {
  const both = { tagManagerId: 'GTM-RIHLA1', measurementId: 'G-RIHLA1' };
  expect(read({ ...both, pageViewSender: 'site' })?.sendsPageViews).toBe(true);
  expect(read({ ...both, pageViewSender: 'tag-manager' })?.sendsPageViews).toBe(false);
  // The hidden field may have an old value.
  expect(read({ measurementId: 'G-RIHLA1', pageViewSender: 'tag-manager' })?.sendsPageViews).toBe(true);
  expect(read({ tagManagerId: 'GTM-RIHLA1' })?.sendsPageViews).toBe(false);
});

test('a pixel alone offers advertising only', () => {
  expect(read({ pixelId: '123456' })?.offered).toEqual(['advertising']);
});

test('links a privacy page once it is published', () => {
  const page = { id: 3, title: 'Privacy', path: '/privacy/', createdAt: '', updatedAt: '' };
  const pathOf = (privacyPage: Analytics['consent']['privacyPage']) =>
    read({ pixelId: '123456', consent: { revision: 1, privacyPage } })?.privacyPath;
  expect(pathOf({ ...page, _status: 'published' })).toBe('/privacy/');
  expect(pathOf({ ...page, _status: 'draft' })).toBeUndefined();
  expect(pathOf(3)).toBeUndefined();
});

test('keeps the chat’s switches separate', () => {
  const chat = { analytics: { enabledGoogleGA4: true, enabledGoogle: null, enabledFacebook: true } };
  expect(trackingSettings(analytics({ pixelId: '123456' }), chat)?.chat).toEqual({
    ga4: true,
    classic: false,
    pixel: true,
  });
});
