import type { GoogleSettings } from './createGoogle.ts';

/** Props of the trackers island. */
export type TrackersProps = GoogleSettings & {
  pixelId?: string | undefined;
  /** Providers of chat click events. */
  chat: { ga4: boolean; classic: boolean; pixel: boolean };
};
