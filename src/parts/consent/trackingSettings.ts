import type { Analytics, Chat } from '../../cms/payload-types.ts';
import { isVisible } from '../../content/published.ts';
import type { ConsentCategory, ConsentRegion } from './rules/categories.ts';

/** The trackers that the operator has set up, and how visitors are asked about them. */
export interface TrackingSettings {
  tagManagerId: string | undefined;
  measurementId: string | undefined;
  pixelId: string | undefined;
  /** Whether the site itself starts the Analytics 4 property, which sends the page view; otherwise a tag does. */
  sendsPageViews: boolean;
  /** Who is told of chat clicks. */
  chat: { ga4: boolean; classic: boolean; pixel: boolean };
  region: ConsentRegion;
  /** Version of what is asked. */
  revision: number;
  /** What is asked for. */
  offered: ConsentCategory[];
  /** Path of the privacy policy. */
  privacyPath: string | undefined;
}

/** Whether any tracker is set up; without one, a page has no trace of all this. */
function hasTracker({ measurementId, pixelId, tagManagerId }: Analytics): boolean {
  return Boolean(tagManagerId || measurementId || pixelId);
}

/**
 * The globals `analytics` and `chat` as pages read them; what is not set has its default. Statistics are not asked for
 * where the pixel is all there is.
 */
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
