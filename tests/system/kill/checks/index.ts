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

/**
 * Everything that must be true after a kill and a start.
 * @param since the first round whose documents are looked at through the site
 * @returns what is not, a sentence each
 */
export async function checkAll(site: OpenSite, journal: Journal, tags: TagIds, since: number): Promise<string[]> {
  const { env, payload } = site;
  // First of all: what the disk holds at this moment was left by the kill.
  const faults = checkDiskCache(env.dataDir);
  faults.push(...(await settleJobs(payload)), ...(await checkDatabase(payload)));
  const found = await readStored(payload, tags);
  faults.push(...found.faults, ...checkRevisions(journal, found));
  const things = [...journal.things.values()];
  faults.push(...(await checkVisitors(site, things, since)));
  faults.push(...(await checkRedirects(payload, journal.things)), ...(await checkPictures(site)));
  return faults;
}
