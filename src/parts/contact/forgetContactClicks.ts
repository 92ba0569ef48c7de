import { forgetClicks } from '../../cms/database/clickRows.ts';
import type { Round } from '../../cms/rounds.ts';
import { LOCKS } from '../../cms/withLock.ts';

/** Removes counts of clicks that are older than anybody compares with. */
export const forgetContactClicks: Round = {
  name: 'contact-clicks',
  everyMs: 24 * 60 * 60_000,
  lock: LOCKS.contactClicks,
  run: ({ now, payload }) => forgetClicks(payload, 'contact-clicks', now),
};
