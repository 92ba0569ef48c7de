import type { InjectOptions } from 'fastify';
import { createLocalReq } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SESSION_COOKIE } from '../../../src/customers/sessionCookie.ts';
import { seed } from '../../../src/demo/seed.ts';
import { openSession as openCustomerSession } from '../../../src/parts/customers/openSession.ts';
import { buildTestApp, testEnv } from '../../../src/server/testSupport.ts';
import { countWork } from '../../support/countWork.ts';
import { describeDatabase } from '../../support/database/testDatabase.ts';
import { buildUser } from '../../support/factories.ts';
import { isTurnOf } from '../../support/long.ts';
import { openSession } from '../../support/requests/rest.ts';
import { inProcessStudio } from '../../support/servers/inProcessStudio.ts';
import { buildTestSite } from '../../support/testSite.ts';
import { ODD_BODIES, ODD_QUERIES, ODD_VALUES } from './oddQuestions.ts';

/** A fifth of this on an idle machine. */
const LONG = 400_000;
/** Maximum CPU time of any response, which does not depend on the load of the machine; and maximum latency, for one that waits. */
const SLOW_MS = 1_000;
const STUCK_MS = 15_000;
const KEY = 'octo-key-of-atlas-treks-0123456789';
/** Number of days in which all bodies are sent. */
const BODY_DAYS = 16;
/** Number of days in which each URL gets all odd values, and all odd queries: each day each of them is sent to some URL. */
const DAYS = { values: 2, queries: 6 };

describeDatabase('malformed requests', (db) => {
  test(
    'get no server error from any URL, for any method and role, and a response after a second of work at most',
    async () => {
      vi.spyOn(db.payload.logger, 'error').mockImplementation(() => undefined);
      await seed(db.payload, () => undefined);
      const partners = [{ name: 'Atlas Treks', key: KEY }];
      const channels = { octo: true, octoBookings: true, thingsToDo: true, partners };
      await db.payload.updateGlobal({ slug: 'channels', data: channels as never });
      const app = await buildTestApp({
        payload: db.payload,
        env: testEnv({ dataDir: db.dataDir }),
        site: buildTestSite(db.payload),
        studio: inProcessStudio(db.payload),
        claim: { open: () => 'token', close: () => undefined, accepts: () => false },
        assetsDir: db.dataDir,
      });
      onTestFinished(() => app.close());
      await app.ready();
      const roles = [
        {},
        { cookie: await customerCookie() },
        { authorization: await authorToken() },
        { authorization: `Bearer ${KEY}` },
      ];
      const patterns = [
        ...new Set(app.endpoints.filter(({ method }) => method === 'GET').map(({ url }) => url)),
        // Routes that serve many URLs.
        ...[
          '/',
          '/tours/:any/',
          '/search/:any/',
          '/api/pages/:any',
          '/api/:any',
          '/api/globals/:any',
          '/admin/:any',
          '/:any.xml',
        ],
      ].filter((url) => url !== '(no route)');
      expect(patterns.length).toBeGreaterThan(40);
      // One-time initialization is not timed.
      for (const url of ['/', '/tours/', '/search/desert/', '/wp-json/rihla/v1/search/?q=desert'])
        await app.inject(url);

      const faults: string[] = [];
      let asked = 0;
      async function ask(url: string, question: InjectOptions): Promise<void> {
        asked += 1;
        const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
        const [start, worked] = [performance.now(), countWork()];
        const { statusCode } = await app.inject({ ...question, url, remoteAddress });
        const [work, took] = [worked(), performance.now() - start];
        if (statusCode < 500 && work <= SLOW_MS && took <= STUCK_MS) return;
        const { headers, method = 'GET', payload = '' } = question;
        const said = [
          statusCode,
          `${Math.round(work)} of ${Math.round(took)} ms`,
          method,
          url,
          Object.keys(headers ?? {}),
          payload,
        ].join(' ');
        faults.push(said.slice(0, 300));
      }
      for (const [row, pattern] of patterns.entries()) {
        const paths = /:\w+|\*/.test(pattern)
          ? ODD_VALUES.map((value) => pattern.replace(/:\w+|\*/g, () => value))
          : [pattern];
        const queried = ODD_QUERIES.map((query) => `${pattern.replace(/:\w+|\*/g, '1')}?${query}`);
        for (const [number, url] of [...paths, ...queried].entries()) {
          const days = number < paths.length ? DAYS.values : DAYS.queries;
          if (number > 0 && !isTurnOf(number + row, days)) continue;
          await ask(url, { headers: roles[asked % roles.length] ?? {} });
        }
      }
      for (const { method, url } of app.endpoints) {
        // Those of the API are tested by collection (“of the API answer no body with a server error”).
        if (!/^(DELETE|PATCH|POST|PUT)$/.test(method) || /^\/(api|admin)\b/.test(url)) continue;
        for (const [number, [type, payload]] of ODD_BODIES.entries()) {
          if (!isTurnOf(number, BODY_DAYS)) continue;
          await ask(url.replace(/:\w+\??/g, '1'), {
            method: method as 'POST',
            payload,
            headers: {
              ...roles[asked % roles.length],
              ...{ 'content-type': type, 'sec-fetch-site': 'same-origin', accept: 'application/json' },
            },
          });
        }
      }
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(2_000);
      expect(Object.keys({})).toEqual([]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
    LONG,
  );

  async function customerCookie(): Promise<string> {
    const { id } = await db.payload.create({ collection: 'customers', data: { email: 'amina@example.com' } });
    const req = await createLocalReq({}, db.payload);
    const row = await db.payload.findByID({ collection: 'customers', id, showHiddenFields: true });
    const session = await openCustomerSession(req, row, { by: 'link', cookies: {}, now: new Date() });
    return `${SESSION_COOKIE}=${session.customer}.${session.secret}`;
  }

  async function authorToken(): Promise<string> {
    return `JWT ${await openSession(db.payload, await buildUser(db.payload, 'author'))}`;
  }
});
