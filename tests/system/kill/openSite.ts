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
import { readSiteAssets } from '../../../src/server/start/siteAssets.ts';
import config from '../../../src/studio/payload.config.ts';

/** Short, so that a kill hits a running job. */
const JOB_INTERVAL_MS = 60;

/** The server of a process as in `run.ts`, without studio and port. */
export interface OpenSite {
  payload: Payload;
  app: FastifyInstance;
  env: Env;
  jobs: JobRunner;
}

/** Opens database, site and job runner in the same order as the server. */
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

/** A job whose database is down is retried after seconds, which a round does not wait for. */
function retrySoon({ config }: Payload): void {
  for (const task of config.jobs.tasks ?? []) {
    if (typeof task.retries === 'object') task.retries.backoff = { type: 'fixed', delay: JOB_INTERVAL_MS };
  }
}
