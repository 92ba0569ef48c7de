import type { Analytics, Chat } from '../../cms/payload-types.ts';
import { isVisible } from '../../content/published.ts';
import type { ConsentCategory, ConsentRegion } from './rules/categories.ts';

/** Trackers that the operator has set up, and the consent settings. */
export interface TrackingSettings {
  tagManagerId: string | undefined;
  measurementId: string | undefined;
  pixelId: string | undefined;
  /** Whether the site itself starts the Analytics 4 property, which sends the page view; otherwise the tag manager does. */
  sendsPageViews: boolean;
  /** Providers of chat click events. */
  chat: { ga4: boolean; classic: boolean; pixel: boolean };
  region: ConsentRegion;
  /** Version of the question. */
  revision: number;
  /** Offered categories. */
  offered: ConsentCategory[];
  /** Path of the privacy policy. */
  privacyPath: string | undefined;
}

/** Whether any tracker is set up; without one, pages contain nothing of this part. */
function hasTracker({ measurementId, pixelId, tagManagerId }: Analytics): boolean {
  return Boolean(tagManagerId || measurementId || pixelId);
}

/** Settings of the globals `analytics` and `chat`, with defaults. Analytics consent is not offered where the pixel is the only tracker. */
export function trackingSettings(analytics: Analytics, chat: Pick<Chat, 'analytics'>): TrackingSettings | undefined {
  if (!hasTracker(analytics)) return undefined;
  const { consent, pageViewSender } = analytics;
  const tagManagerId = analytics.tagManagerId || undefined;
  const measurementId = analytics.measurementId || undefined;
  const { privacyPage } = consent;
  return {
    tagManagerId,
    measurementId,
    pixelId: analytics.pixelId || undefined,
    sendsPageViews: Boolean(measurementId) && !(tagManagerId && pageViewSender === 'tag-manager'),
    chat: {
      ga4: chat.analytics?.enabledGoogleGA4 ?? false,
      classic: chat.analytics?.enabledGoogle ?? false,
      pixel: chat.analytics?.enabledFacebook ?? false,
    },
    region: consent.region ?? 'everywhere',
    revision: consent.revision ?? 1,
    offered: tagManagerId || measurementId ? ['analytics', 'advertising'] : ['advertising'],
    privacyPath: isVisible(privacyPage) ? privacyPage.path : undefined,
  };
}
