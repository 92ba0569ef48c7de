import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, fakeSite, page, testEnv } from '../../../src/server/testSupport.ts';
import { buildUser } from '../../support/factories.ts';
import { inProcessStudio } from '../../support/inProcessStudio.ts';
import { openSession } from '../../support/rest.ts';
import { describeEachDatabase } from '../../support/testDatabase.ts';
import { listApiDoors, listServerDoors, writeDoorTable } from './doorTable.ts';
import { BODIES, QUERIES } from './hostileCalls.ts';

const LONG = 120_000;

describeEachDatabase('doors', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir }),
      studio: inProcessStudio(db.payload),
      claim: { open: () => 'token', close: () => undefined, accepts: () => false },
      site: fakeSite(() => page('Not here', { status: 404 })),
    });
    await app.ready();
  });
  afterEach(() => app.close());

  it('of the server answer everybody as the table says', async () => {
    const table = await writeDoorTable(app, db.payload, listServerDoors(app));
    await expect(`${table}\n`).toMatchFileSnapshot('server.txt');
  });

  it(
    'of the API answer everybody as the table says',
    async () => {
      const table = await writeDoorTable(app, db.payload, listApiDoors(db.payload));
      await expect(`${table}\n`).toMatchFileSnapshot('api.txt');
      expect(table).not.toMatch(/ 5\d\d/);
    },
    LONG,
  );

  it(
    'of the API answer no question with a fault of ours',
    async () => {
      const admin = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'admin'))}`;
      const faults: string[] = [];
      for (const slug of Object.keys(db.payload.collections)) {
        for (const query of QUERIES) {
          for (const headers of [{}, { authorization: admin }]) {
            const { statusCode } = await app.inject({ url: `/api/${slug}${query}`, headers });
            if (statusCode >= 500) faults.push(`${statusCode} ${slug}${query}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    LONG,
  );

  it(
    'of the API answer no body with a fault of ours',
    async () => {
      const admin = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'admin'))}`;
      const faults: string[] = [];
      let visitors = 0;
      for (const { collection, method, pattern } of listApiDoors(db.payload)) {
        // Its session ends with the first answer.
        if (!/^(PATCH|POST)$/.test(method) || pattern.endsWith('/logout')) continue;
        if (collection && !/^(pages|media|users|payload-preferences|payload-locked-documents)$/.test(collection))
          continue;
        for (const [type, body] of BODIES) {
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
