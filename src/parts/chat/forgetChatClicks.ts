import { forgetClicks } from '../../cms/database/clickRows.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';

/** Removes counts of clicks that are older than anybody compares with. */
export const forgetChatClicks: ScheduledJob = {
  name: 'chat-clicks',
  everyMs: 24 * 60 * 60_000,
  run: ({ now, payload }) => forgetClicks(payload, 'chat-clicks', now),
};
