import type { Config } from 'payload';

/** Jobs are queued and run by the server alone, never by a request. */
export const jobs: NonNullable<Config['jobs']> = {
  access: { cancel: () => false, queue: () => false, run: () => false },
};
