import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getPayload } from 'payload';
import { nameMissingKinds } from '../cms/blocks/nameMissingKinds.ts';
import { startJobs } from '../cms/jobs.ts';
import { inFlightMails } from '../cms/mail/delivery/inFlightMails.ts';
import { startMail } from '../cms/mail/delivery/startMail.ts';
import { picturePool } from '../cms/media/pool/picturePool.ts';
import { createMediaStorage } from '../cms/media/storage/createMediaStorage.ts';
import { sweepAtStart } from '../cms/media/sweepAtStart.ts';
import { migrate } from '../cms/migrate.ts';
import { startScheduler } from '../cms/scheduler.ts';
import { servicesOf } from '../cms/services/services.ts';
import { offerSmallSite } from '../cms/smallSite.ts';
import { createStudioLanguages } from '../cms/studio/language/studioLanguages.ts';
import type { Env } from '../env.ts';
import { FEATURES } from '../pages/features.ts';
import { createSite } from '../pages/site.ts';
import config from '../studio/payload.config.ts';
import { buildApp } from './app.ts';
import { watchContentVersion } from './cache/contentVersion.ts';
import { createClaim } from './claim/createClaim.ts';
import { hasAccount } from './claim/createFirstAdmin.ts';
import { createDoor } from './connections/door.ts';
import { drain } from './connections/drain.ts';
import { readHeldSocket } from './connections/heldSocket.ts';
import { type DemoPainting, paintDemo } from './drawing/paintDemo.ts';
import { noteErrors } from './faults/noteErrors.ts';
import { inTime } from './inTime.ts';
import { UPLOAD_TIMEOUT_MS } from './plugins/requestLimits.ts';
import { backUpDatabase } from './start/backUpDatabase.ts';
import { printStart } from './start/printStart.ts';
import { seedWhenEmpty } from './start/seedWhenEmpty.ts';
import { readSiteAssets } from './start/siteAssets.ts';
import { startParts } from './start/startParts.ts';
import { buildWaitingApp, waitForDatabase } from './start/waitForDatabase.ts';
import type { Stopping } from './stopping.ts';
import { createStudio } from './studio/createStudio.ts';

/** Together less than the ten seconds after which Docker kills. */
const DRAIN = { acceptMs: 1_000, quietMs: 1_000, finishMs: 5_000 };

/** Maximum time for which shutdown waits for the mail server; the next process sends the rest. */
const MAIL_MS = 1_000;

export interface RunOptions {
  env: Env;
  /** The repository's root, absolute. */
  root: string;
  /** Output folder of the client build, absolute. */
  clientDir: string;
  stopping: Stopping;
}

/**
 * Starts one process: database, site, then the studio in the background. Resolves when the site serves requests. While PostgreSQL is down it serves
 * the pages on the disk and waits.
 * @throws when the database refuses, or the build or the port is not available
 */
export async function run({ env, root, clientDir, stopping }: RunOptions): Promise<void> {
  const hasStudio = env.role !== 'site';
  const isStopping = (): boolean => stopping.hasBegun;
  const held = readHeldSocket();
  const isLimitingConnections = (): boolean => env.trustedProxies === 0 && !stopping.hasBegun;
  const door = createDoor({ requestTimeoutMs: UPLOAD_TIMEOUT_MS, isLimitingConnections });

  async function open(app: FastifyInstance): Promise<void> {
    await app.ready();
    door.answerWith(app.answer);
    await door.open(held === undefined ? { port: env.port, host: env.host } : { fd: held });
    app.log.info(`Server listening at ${JSON.stringify(door.server.address())}`);
    stopping.arm(app.log);
  }

  // A socket held by systemd keeps accepting connections for the next process.
  const times = held === undefined ? DRAIN : { ...DRAIN, acceptMs: 0 };
  stopping.add('requests in flight', async () => {
    const cut = await drain(door, times);
    if (cut) process.stderr.write(`${cut} requests did not end in time and were cut off.\n`);
  });

  let waiting: FastifyInstance | undefined;
  if (env.databaseUrl) {
    await waitForDatabase(env.databaseUrl, async (error) => {
      waiting = await buildWaitingApp({ env, clientDir, door, isStopping }, error);
      waiting.log.error(
        { err: error },
        'PostgreSQL does not answer. Stored pages are served; it is asked every second.',
      );
      await open(waiting);
    });
  }
  const payload = await getPayload({ config });
  await migrate(payload, { backUp: () => backUpDatabase(root) });
  if (hasStudio) await seedWhenEmpty(payload, { ...env, root });
  offerSmallSite(payload, async (inPlace) => {
    const { seedSmallSite } = await import('../demo/smallSite/seedSmallSite.ts');
    await seedSmallSite(payload, inPlace);
  });
  const swept = hasStudio ? sweepAtStart(payload, createMediaStorage(env)) : undefined;
  // The data folder is cleaned up before the first upload; a bucket may be slow, and its new objects are left alone.
  if (!env.s3) await swept;
  const languages = hasStudio ? createStudioLanguages(root) : undefined;
  const studio = languages && createStudio({ root, languages, isDevelopment: false });
  const claim = hasStudio ? createClaim(env.dataDir) : undefined;
  const stopFollowing = await startParts(payload, env, FEATURES.parts);
  const site = createSite({
    payload,
    env,
    assets: readSiteAssets(clientDir),
    onProblem: ({ message, path, error }) => payload.logger.error({ err: error, path, msg: message }),
  });
  let painting: DemoPainting | undefined;
  let isStarting = hasStudio;
  const app = await buildApp({
    env,
    payload,
    site,
    ...(studio && { studio }),
    languages,
    ...(claim && { claim }),
    assetsDir: join(clientDir, 'assets'),
    isStopping,
    // Loading the studio blocks the process for seconds; requests by the printed link must not be refused meanwhile.
    isStarting: () => isStarting,
    logger: { level: 'info' },
    door,
  });
  const stopNoting = noteErrors(payload, [payload.logger, app.log]);
  const stopWatching = env.databaseUrl ? watchContentVersion(payload) : undefined;
  const jobs = hasStudio ? await startJobs(payload) : undefined;
  const stopMail = await startMail(payload, env, { server: () => servicesOf(payload).current().mail });
  const scheduler = startScheduler(payload, env, site.scheduledJobs);
  stopping.add('watch on the content version', () => stopWatching?.());
  stopping.add('keys of services', stopFollowing);
  stopping.add('server', () => app.close());
  stopping.add('pictures of the demo', () => painting?.stop());
  stopping.add('pictures', () => picturePool.close());
  stopping.add('scheduled jobs of parts', () => inTime(scheduler.stop(), MAIL_MS));
  // The result of each mail is written to the database.
  stopping.add('mail', async () => {
    stopMail();
    await inTime(inFlightMails.done(), MAIL_MS);
  });
  stopping.add('jobs', () => jobs?.stop());
  stopping.add('studio', () => studio?.close());
  stopping.add('errors of the log', () => inTime(stopNoting(), MAIL_MS));
  stopping.add('database', () => payload.destroy());

  await open(app);
  await waiting?.close();
  const token = claim && !(await hasAccount(payload)) ? claim.open() : undefined;
  printStart({ env, address: door.server.address(), token });
  // A studio-only process has no search index.
  if (env.role !== 'studio')
    site
      .prepare()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'The search is not ready; it is made when somebody searches.'),
      );
  // The demo's pictures are stored where the studio keeps all others.
  painting = hasStudio ? paintDemo(payload, { ...env, root }) : undefined;
  studio
    ?.ready()
    .catch((error: unknown) => app.log.error({ err: error }, 'The studio could not start; the site goes on.'))
    .finally(() => {
      isStarting = false;
      return nameMissingKinds(payload, isStopping);
    });
}
