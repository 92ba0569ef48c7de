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
  /** What is not as it must be, a sentence each. */
  faults: string[];
  /** How long each part took, in ms. */
  took: Record<string, number>;
}

/**
 * Looks at everything that must be true after a kill and a start.
 * @param since the first round whose documents are looked at through the site
 */
export async function checkAll(site: OpenSite, journal: Journal, tags: TagIds, since: number): Promise<Outcome> {
  const { env, payload } = site;
  const outcome: Outcome = { faults: [], took: {} };

  async function check(name: string, find: () => Promise<string[]> | string[]): Promise<void> {
    const started = performance.now();
    outcome.faults.push(...(await find()));
    outcome.took[name] = Math.round(performance.now() - started);
  }

  // First of all: what the disk holds at this moment was left by the kill.
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
