import type { Payload } from 'payload';
import * as v from 'valibot';
import { addToCount } from '../../cms/database/counters/addToCount.ts';
import { CLICK_WAIT_SECONDS, clickQuota } from '../../cms/database/counters/clickRows.ts';
import { isWithinQuota } from '../../cms/database/counters/takeQuota.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import { CHANNEL_NAMES } from './rules/channels.ts';
import { CONTACT_CLICKS_PATH } from './rules/contactClicksPath.ts';

/** Endpoint that counts a click on a channel, by channel, page and day, without personal data. */
export const contactClicks = defineFormEndpoint({
  path: CONTACT_CLICKS_PATH,
  fields: {
    channel: v.picklist(CHANNEL_NAMES),
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048)),
  },
  rateLimit: { name: 'contact-clicks', max: 30 },
  // A name and a path.
  maxBytes: 4096,
  isOfPages: true,
  async handle({ channel, path }, { countedPath, now, payload, visitor }) {
    if (!(await isWithinQuota(payload, clickQuota('contact-clicks'), { now, visitor })))
      return { kind: 'too-often', seconds: CLICK_WAIT_SECONDS };
    await countContactClick(payload, { channel, path: await countedPath(path), day: now.toISOString().slice(0, 10) });
    return { kind: 'done' };
  },
});

interface ContactClick {
  channel: string;
  /** Path of the page, or the placeholder of pages that are not counted separately. */
  path: string;
  /** Date in UTC, `2026-05-01`. */
  day: string;
}

/**
 * Increments the click count of a channel, page and day.
 * @throws Error when the database cannot be written
 */
export function countContactClick(payload: Payload, { channel, day, path }: ContactClick): Promise<void> {
  return addToCount(payload, {
    table: 'contact_clicks',
    key: `${day} ${channel} ${path}`,
    columns: { day, channel, path },
  });
}
