import { forgetClicks } from '../../cms/database/clickRows.ts';
import type { Round } from '../../cms/rounds.ts';

/** Removes counts of clicks that are older than anybody compares with. */
export const forgetChatClicks: Round = {
  name: 'chat-clicks',
  everyMs: 24 * 60 * 60_000,
  run: ({ now, payload }) => forgetClicks(payload, 'chat-clicks', now),
};
