import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { query } from './query.ts';

const LOOK_MS = 20;
const LIMIT_MS = 15_000;

/**
 * Waits until every job has run and is gone; all of them are due within a fraction of a second.
 * @returns the remaining ones on timeout
 */
export async function settleJobs(payload: Payload): Promise<string[]> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const jobs = await query(payload, 'select * from payload_jobs');
    if (!jobs.length) return [];
    if (Date.now() > end) return jobs.map((job) => `A job is stuck: ${JSON.stringify(job)}.`);
    await setTimeout(LOOK_MS);
  }
}
