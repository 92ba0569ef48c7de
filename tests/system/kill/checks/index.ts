import type { TagIds } from '../content.ts';
import type { Journal } from '../journal.ts';
import type { OpenSite } from '../openSite.ts';
import { checkDatabase } from './database.ts';
import { checkDiskCache } from './diskCache.ts';
import { settleJobs } from './jobs.ts';
import { checkPictures } from './pictures.ts';
import { checkRedirects } from './redirects.ts';
import { checkRevisions } from './revisions.ts';
import { readStored } from './stored.ts';
import { checkVisitors } from './visitors.ts';

export interface Outcome {
  /** Violations, a sentence each. */
  faults: string[];
  /** Duration of each check, in ms. */
  took: Record<string, number>;
}

/**
 * Checks all invariants after a kill and a restart.
 * @param since the first round whose documents are checked through the site
 */
export async function checkAll(site: OpenSite, journal: Journal, tags: TagIds, since: number): Promise<Outcome> {
  const { env, payload } = site;
  const outcome: Outcome = { faults: [], took: {} };

  async function check(name: string, find: () => Promise<string[]> | string[]): Promise<void> {
    const started = performance.now();
    outcome.faults.push(...(await find()));
    outcome.took[name] = Math.round(performance.now() - started);
  }

  // First, since what is on disk now was left by the kill.
  await check('disk', () => checkDiskCache(env.dataDir));
  await check('jobs', () => settleJobs(payload));
  await check('database', () => checkDatabase(payload));
  await check('stored', async () => {
    const found = await readStored(payload, tags);
    return [...found.faults, ...checkRevisions(journal, found)];
  });
  await check('visitors', () => checkVisitors(site, [...journal.things.values()], since));
  await check('redirects', () => checkRedirects(payload, [...journal.things.values()]));
  await check('pictures', () => checkPictures(site));
  return outcome;
}
