import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../../cms/database/faults.ts';
import type { Env } from '../../env.ts';
import { cacheKey } from '../../pages/site.ts';
import { buildApp } from '../app.ts';
import type { Door } from '../connections/door.ts';
import { databaseAway } from '../faults/errors.ts';

const RETRY_MS = 1_000;

/**
 * Resolves once PostgreSQL accepts a connection. While it is down the connection is retried every second.
 * @param onAway called once, with the first error, when it did not answer at once
 * @throws when it answers and refuses: retrying does not help against a wrong password
 */
export async function waitForDatabase(url: string, onAway: (error: unknown) => Promise<void>): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { $client } = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: 5_000 } });
    // A broken connection is retried here.
    $client.on('error', () => undefined);
    try {
      await $client.query('select 1');
      return;
    } catch (error) {
      if (isMissingDatabase(error)) return;
      if (!isDatabaseAway(error)) throw error;
      if (isFirst) await onAway(error);
    } finally {
      await $client.end();
    }
    await wait(RETRY_MS);
  }
}

/** Whether the database does not exist yet; the adapter creates it. */
function isMissingDatabase(error: unknown): boolean {
  return (
    (error as { code?: string }).code === '3D000' || (error as { cause?: { code?: string } }).cause?.code === '3D000'
  );
}

/** A server with only what is on the disk: the last good pages, pictures, and an error message for everything else. */
export async function buildWaitingApp(
  options: { env: Env; clientDir: string; door: Door; isStopping: () => boolean },
  cause: unknown,
): Promise<FastifyInstance> {
  const { env, clientDir, door, isStopping } = options;
  const refuse = (): Promise<never> => Promise.reject(databaseAway(cause));
  return buildApp({
    env,
    door,
    isStopping,
    site: {
      cacheKey,
      fragments: [],
      calls: [],
      formEndpoints: [],
      queryEndpoints: [],
      scheduledJobs: [],
      fontFacesOf: () => '',
      notice: refuse,
      answered: refuse,
      personal: refuse,
      countedPath: refuse,
      liveSearch: refuse,
      respond: refuse,
      asks: () => false,
      variant: refuse,
      refresh: refuse,
      prepare: refuse,
      preview: refuse,
    },
    ...(env.role !== 'site' && { studio: { ready: refuse, handle: refuse, close: async () => undefined } }),
    assetsDir: join(clientDir, 'assets'),
    logger: { level: 'info' },
  });
}
