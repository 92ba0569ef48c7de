import type { TrackingSettings } from './trackingSettings.ts';

/** Hosts of trackers, by Content Security Policy directive. */
export type TrackerHosts = Record<'pictures' | 'calls' | 'frames', string[]>;

/**
 * Hosts from Google's guide to content security policies for its tag manager, Analytics 4 with Signals, and advertising tags. `google.com` without a
 * country covers all of these.
 */
const GOOGLE: TrackerHosts = {
  pictures: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
  calls: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://pagead2.googlesyndication.com',
  ],
  frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

const META: TrackerHosts = {
  pictures: ['https://www.facebook.com'],
  calls: ['https://www.facebook.com', 'https://connect.facebook.net'],
  frames: ['https://www.facebook.com'],
};

/** Hosts of the trackers that are set up. */
export function trackerHosts({ measurementId, pixelId, tagManagerId }: TrackingSettings): TrackerHosts {
  const used = [...(tagManagerId || measurementId ? [GOOGLE] : []), ...(pixelId ? [META] : [])];
  return {
    pictures: used.flatMap(({ pictures }) => pictures),
    calls: used.flatMap(({ calls }) => calls),
    frames: used.flatMap(({ frames }) => frames),
  };
}
