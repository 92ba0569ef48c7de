import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { getPayload } from 'payload';
import { startJobs } from '../cms/jobs.ts';
import { createMediaStorage } from '../cms/media/storage/createMediaStorage.ts';
import { sweepAtStart } from '../cms/media/sweepAtStart.ts';
import { migrate } from '../cms/migrate.ts';
import config from '../cms/payload.config.ts';
import { createSite } from '../pages/site.ts';
import { buildApp } from './app.ts';
import { watchContentVersion } from './cache/contentVersion.ts';
import { createClaim } from './claim/createClaim.ts';
import { hasAccount } from './claim/createFirstAdmin.ts';
import type { Env } from './env.ts';
import { DRAIN_MS } from './plugins/draining.ts';
import { printStart } from './printStart.ts';
import { seedWhenEmpty } from './seedWhenEmpty.ts';
import { readSiteAssets } from './siteAssets.ts';
import { createStudio } from './studio/createStudio.ts';

/** What requests in flight get to finish after the signal to stop, in ms; then the process ends anyway. */
const GRACE_MS = 10_000;

/** Loading the studio blocks the process for seconds; whoever follows the printed link at once must not be refused. */
const START_GRACE_MS = 30_000;

export interface RunOptions {
  env: Env;
  /** The repository's root, absolute. */
  root: string;
  /** What the client build made, absolute. */
  clientDir: string;
}

/**
 * Starts one process: database, site, then the studio behind it. Resolves when the site answers.
 * @throws when the database, the build or the port is not to be had
 */
export async function run({ env, root, clientDir }: RunOptions): Promise<void> {
  const payload = await getPayload({ config });
  await migrate(payload);
  const hasStudio = env.role !== 'site';
  // The demo's pictures belong where the studio keeps all others.
  if (hasStudio) await seedWhenEmpty(payload, root);
  const swept = hasStudio ? sweepAtStart(payload, createMediaStorage(env)) : undefined;
  // A folder is in order before the first upload; a bucket may be far away, and what is new in it is left alone.
  if (!env.s3) await swept;
  const studio = hasStudio ? createStudio({ root, isDevelopment: false }) : undefined;
  const claim = hasStudio ? createClaim(env.dataDir) : undefined;
  const site = createSite({
    payload,
    env,
    assets: readSiteAssets(clientDir),
    onProblem: ({ message, path, error }) => payload.logger.error({ err: error, path, msg: message }),
  });
  let isStopping = false;
  const app = await buildApp({
    env,
    payload,
    site,
    ...(studio && { studio }),
    ...(claim && { claim }),
    assetsDir: join(clientDir, 'assets'),
    isStopping: () => isStopping,
    startGraceMs: START_GRACE_MS,
    logger: { level: 'info' },
  });

  const stopWatching = env.databaseUrl ? watchContentVersion(payload) : undefined;
  const jobs = hasStudio ? await startJobs(payload) : undefined;
  closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'Stopping because of an unexpected error.');
    isStopping = true;
    stopWatching?.();
    if (!err) await setTimeout(DRAIN_MS);
    await app.close();
    await jobs?.stop();
    await studio?.close();
    await payload.destroy();
  });

  await app.listen({ port: env.port, host: env.host });
  const token = claim && !(await hasAccount(payload)) ? claim.open() : undefined;
  printStart({ env, address: app.server.address(), token });
  studio
    ?.ready()
    .catch((error: unknown) => app.log.error({ err: error }, 'The studio could not start; the site goes on.'));
}
