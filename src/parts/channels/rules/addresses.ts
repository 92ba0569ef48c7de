import { JSON_FEED_SUFFIX, OCTO_PATH, THINGS_TO_DO_PATH } from './channelPaths.ts';

/** Endpoints that each switch enables, by its field. */
export const ADDRESSES: Readonly<Record<string, readonly { method: 'GET' | 'POST'; route: string }[]>> = {
  thingsToDo: [{ method: 'GET', route: THINGS_TO_DO_PATH }],
  jsonFeeds: ['/feed/', '/tours/feed/'].map((feed) => ({ method: 'GET', route: feed + JSON_FEED_SUFFIX })),
  octo: [
    { method: 'GET', route: `${OCTO_PATH}/supplier` },
    { method: 'GET', route: `${OCTO_PATH}/products` },
    { method: 'GET', route: `${OCTO_PATH}/products/:id` },
    { method: 'POST', route: `${OCTO_PATH}/availability` },
    { method: 'POST', route: `${OCTO_PATH}/availability/calendar` },
  ],
};
