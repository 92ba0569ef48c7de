import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getPayload, type Payload } from 'payload';
import { type JobRunner, startJobs } from '../../../src/cms/jobs.ts';
import { createMediaStorage } from '../../../src/cms/media/storage/createMediaStorage.ts';
import { sweepAtStart } from '../../../src/cms/media/sweepAtStart.ts';
import { migrate } from '../../../src/cms/migrate.ts';
import { type Env, readEnv } from '../../../src/env.ts';
import { FEATURES } from '../../../src/pages/features.ts';
import { createSite } from '../../../src/pages/site.ts';
import { buildApp } from '../../../src/server/app.ts';
import { readSiteAssets } from '../../../src/server/siteAssets.ts';
import config from '../../../src/studio/payload.config.ts';

/** Often, so that a kill meets a job at work. */
const JOB_INTERVAL_MS = 60;

/** The server of a process as `run.ts` makes it, without the studio and without a port. */
export interface OpenSite {
  payload: Payload;
  app: FastifyInstance;
  env: Env;
  jobs: JobRunner;
}

/** Opens database, site and job runner in the order in which the server does. */
export async function openSite(): Promise<OpenSite> {
  const env = readEnv();
  for (const { start } of FEATURES.parts) start?.(env);
  const payload = await getPayload({ config });
  await migrate(payload);
  await sweepAtStart(payload, createMediaStorage(env));
  const assets = readSiteAssets(join(process.env.RIHLA_ROOT ?? process.cwd(), 'dist/client'));
  const onProblem = ({ message, path, error }: { message: string; path?: string; error?: unknown }): void =>
    payload.logger.error({ err: error, path, msg: message });
  const site = createSite({ payload, env, assets, onProblem });
  const app = await buildApp({ env, payload, site });
  const jobs = await startJobs(payload, JOB_INTERVAL_MS);
  retrySoon(payload);
  return { payload, app, env, jobs };
}

/** A job whose database went away is tried again after seconds, which no round waits for. */
function retrySoon({ config }: Payload): void {
  for (const task of config.jobs.tasks ?? []) {
    if (typeof task.retries === 'object') task.retries.backoff = { type: 'fixed', delay: JOB_INTERVAL_MS };
  }
}
