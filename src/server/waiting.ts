import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../cms/database/faults.ts';
import type { Env } from '../env.ts';
import { cacheKey } from '../pages/site.ts';
import { buildApp } from './app.ts';
import type { Door } from './door.ts';
import { databaseAway } from './errors.ts';

const RETRY_MS = 1_000;

/**
 * Resolves once PostgreSQL takes a connection. While it is away it is asked again every second.
 * @param onAway called once, with the first error, when it did not answer at once
 * @throws when it answers and refuses: a wrong password does not mend itself
 */
export async function waitForDatabase(url: string, onAway: (error: unknown) => Promise<void>): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { $client } = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: 5_000 } });
    // A connection that breaks is what is waited for here.
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

/** The adapter makes it. */
function isMissingDatabase(error: unknown): boolean {
  return (
    (error as { code?: string }).code === '3D000' || (error as { cause?: { code?: string } }).cause?.code === '3D000'
  );
}

/** A server that has nothing but what is on the disk: the last good pages, pictures, and a word for everything else. */
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
      posts: [],
      questions: [],
      rounds: [],
      fontFaces: '',
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
