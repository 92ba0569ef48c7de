import type { GoogleSettings } from './createGoogle.ts';

/** What a page tells its trackers. */
export type TrackersProps = GoogleSettings & {
  pixelId?: string | undefined;
  /** Who is told of chat clicks. */
  chat: { ga4: boolean; classic: boolean; pixel: boolean };
};
