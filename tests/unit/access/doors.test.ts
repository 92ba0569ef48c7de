import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Env } from '../../../src/env.ts';
import type { AppOptions } from '../../../src/server/app.ts';
import { endpoint, READING } from '../../../src/server/pipeline/endpointPolicy.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../../../src/server/testSupport.ts';
import { describeEachDatabase } from '../../support/database/testDatabase.ts';
import { buildUser } from '../../support/factories.ts';
import { isTurnOf } from '../../support/long.ts';
import { openSession } from '../../support/requests/rest.ts';
import { inProcessStudio } from '../../support/servers/inProcessStudio.ts';
import { findUnlisted, listApiDoors, listServerDoors, writeDoorTable } from './accessTable.ts';
import { writeFieldTable } from './fieldTable.ts';
import { BODIES, QUERIES } from './hostileCalls.ts';

/** Days within which the short form sends each query, and each body, to every collection and route: the same code answers them all. */
const TURNS = { sqlite: { questions: 6, bodies: 3 }, postgres: { questions: 12, bodies: 12 } };

/** A fifth of this on an idle machine. */
const LONG = 400_000;
const TABLES = ['server.txt', 'studio.txt'];

describeEachDatabase('endpoints', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await build('all');
    await app.ready();
  });
  afterEach(() => app.close());

  const build = (role: Env['role'], options: Partial<AppOptions> = {}) =>
    buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir, role }),
      assetsDir: db.dataDir,
      ...(role !== 'site' && {
        studio: inProcessStudio(db.payload),
        claim: { open: () => 'token', close: () => undefined, accepts: () => false },
      }),
      site: fakeSite(() => page('Not here', { status: 404 })),
      ...options,
    });

  it('of the server respond to every role as in the table', async () => {
    const table = await writeDoorTable(app, db.payload, listServerDoors(app));
    await expect(`${table}\n`).toMatchFileSnapshot('server.txt');
  });

  it('of a studio-only process do too', async () => {
    const studio = await build('studio');
    await studio.ready();
    const table = await writeDoorTable(studio, db.payload, listServerDoors(studio));
    await expect(`${table}\n`).toMatchFileSnapshot('studio.txt');
    await studio.close();
  });

  it('are all in the table, for every kind of process', async () => {
    const table = TABLES.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('');
    for (const each of [await build('all'), await build('studio'), await build('site')]) {
      each.get('/new/', endpoint(READING), () => '');
      each.post('/new/', endpoint(READING), () => '');
      await each.ready();
      expect(findUnlisted(listServerDoors(each), table)).toEqual(['GET /new/', 'POST /new/']);
      await each.close();
    }
  });

  // Access is checked before any query of the database.
  if (db.kind === 'sqlite') {
    it('of the API expose the fields of the table, and none to an anonymous visitor', async () => {
      const table = await writeFieldTable(db.payload);
      await expect(`${table}\n`).toMatchFileSnapshot('fields.txt');
      expect(table.split('\n').filter((line) => /^.{60} reads/.test(line))).toEqual([]);
    });

    it(
      'of the API respond to every role as in the table',
      async () => {
        const table = await writeDoorTable(app, db.payload, listApiDoors(db.payload));
        await expect(`${table}\n`).toMatchFileSnapshot('api.txt');
        expect(table).not.toMatch(/ 5\d\d/);
      },
      LONG,
    );
  }

  it(
    'of the API answer no query with a server error',
    async () => {
      const admin = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'admin'))}`;
      let visitors = 0;
      const faults: string[] = [];
      for (const [index, slug] of Object.keys(db.payload.collections).entries()) {
        for (const query of QUERIES.filter((_, number) => isTurnOf(number + index, TURNS[db.kind].questions))) {
          for (const headers of [{}, { authorization: admin }]) {
            visitors += 1;
            const remoteAddress = `10.2.${visitors >> 8}.${visitors & 255}`;
            const { statusCode } = await app.inject({ url: `/api/${slug}${query}`, headers, remoteAddress });
            if (statusCode >= 500) faults.push(`${statusCode} ${slug}${query}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    LONG,
  );

  it(
    'of the API answer no body with a server error',
    async () => {
      const admin = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'admin'))}`;
      const faults: string[] = [];
      let visitors = 0;
      for (const [index, { collection, method, pattern }] of listApiDoors(db.payload).entries()) {
        // Its session ends with the first answer.
        if (!/^(PATCH|POST)$/.test(method) || pattern.endsWith('/logout')) continue;
        if (collection && !/^(pages|media|users|payload-preferences|payload-locked-documents)$/.test(collection))
          continue;
        // A body is validated before any query of the database.
        for (const [type, body] of BODIES.filter((_, number) => isTurnOf(number + index, TURNS[db.kind].bodies))) {
          for (const headers of [{}, { authorization: admin }]) {
            visitors += 1;
            const { statusCode } = await app.inject({
              method: method as 'POST',
              url: pattern.replace(/:\w+\??/g, '1'),
              headers: { ...headers, 'content-type': type },
              remoteAddress: `10.1.${visitors >> 8}.${visitors & 255}`,
              payload: body,
            });
            if (statusCode >= 500) faults.push(`${statusCode} ${method} ${pattern} ${type} ${body}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    LONG,
  );
});
