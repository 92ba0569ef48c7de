import type { Part } from '../../render/part.ts';
import { channelsOf } from './channelsOf.ts';
import { octoBookings } from './octoBookings.ts';
import { octoCalls } from './octoCalls.ts';
import { JSON_FEED_SUFFIX } from './rules/channelPaths.ts';
import { writeJsonFeed } from './rules/jsonFeed.ts';
import { thingsToDoCall } from './thingsToDoCall.ts';

/** Feeds and OCTO API for other systems, each with a switch in the studio. Renders nothing on pages. */
export const part: Part = {
  name: 'channels',
  requires: ['bookings', 'departures'],
  calls: [thingsToDoCall, ...octoCalls, ...octoBookings],
  feedFormats: [
    {
      suffix: JSON_FEED_SUFFIX,
      type: 'application/feed+json',
      isOn: (shared) => channelsOf(shared).jsonFeeds === true,
      write: writeJsonFeed,
    },
  ],
};
