import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildCategory, buildPage, buildTag, buildUser, nextNumber } from '../../../../tests/support/factories.ts';
import { IS_LONG, isTurnOf } from '../../../../tests/support/long.ts';
import { fillPath, listWritingEndpoints } from '../../../../tests/support/requests/endpoints.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';
import { uploadForm } from '../../../../tests/support/requests/uploads.ts';
import type { User } from '../../payload-types.ts';

/** The longest a save may take beside a concurrent API call, in ms. */
const LONGEST = 1_000;
const SWEEP_MS = 120_000;
/** Never left out of the daily subset: their statuses show that the calls were authenticated. */
const JUDGED = ['POST /users/forgot-password', 'POST /tags/', 'POST /media/'];

interface Called {
  endpoint: string;
  status: number;
  /** The longest concurrent save, in ms. */
  longest: number;
}

describeEachDatabase('a concurrent save is not blocked', (db) => {
  const roles = rolesOn(db.kind);
  for (const role of roles) {
    it(
      `beside every writing call of the API by ${role === 'visitor' ? 'a visitor' : `an account (${role})`}`,
      async () => {
        const user = role === 'visitor' ? undefined : await buildUser(db.payload, role);
        const called = await callAll(db.payload, user);
        expect(called.filter(({ longest }) => longest >= LONGEST)).toEqual([]);
        const statusOf = (name: string) => called.find(({ endpoint }) => endpoint === name)?.status;
        expect(statusOf('POST /users/forgot-password')).toBe(200);
        expect(statusOf('POST /tags/')).toBe(role === 'visitor' || role === 'author' ? 403 : 201);
        expect(statusOf('POST /media/')).toBe(role === 'visitor' ? 403 : 201);
      },
      SWEEP_MS,
    );
  }

  it(
    'anonymous requests open no transaction, except for a link to a new password and a refused sign-in',
    async () => {
      const database = db.payload.db as unknown as { drizzle: { transaction(run: unknown): Promise<unknown> } };
      const began = vi.spyOn(database.drizzle, 'transaction');
      const rest = await restClient(db.payload);
      const held: string[] = [];
      for (const { method, path } of listWritingEndpoints(db.payload)) {
        began.mockClear();
        await rest(method, `${fillPath(path, {})}?where[id][exists]=true`, {
          email: 'x@y.example',
          password: 'x',
          token: 'x',
        });
        const endpoint = `${method} ${path}`;
        // After its response it counts the attempt, then looks for the account: two transactions.
        if (endpoint === 'POST /users/forgot-password') await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2));
        if (began.mock.calls.length) held.push(endpoint);
      }
      expect(held).toEqual([
        // Counts the attempt.
        'POST /users/forgot-password',
        // Its line in the log.
        'POST /users/login',
      ]);
    },
    SWEEP_MS,
  );

  it('with more concurrent writes than connections in the PostgreSQL pool', async () => {
    const tags = await Promise.all(Array.from({ length: 60 }, () => buildTag(db.payload)));
    const saves = tags.map(({ id }) =>
      db.payload.update({ collection: 'tags', id, data: { title: `Sand ${id}` }, overrideLock: false }),
    );
    await expect(Promise.all(saves)).resolves.toHaveLength(60);
  });
});

/**
 * The roles tested: on SQLite, where one open transaction blocks every other, the lowest and the highest, and all in
 * the long form; on PostgreSQL visitors, and admins in the long form.
 */
function rolesOn(kind: 'sqlite' | 'postgres'): readonly ('visitor' | 'author' | 'editor' | 'admin')[] {
  if (kind === 'postgres') return IS_LONG ? ['visitor', 'admin'] : ['visitor'];
  return IS_LONG ? ['visitor', 'author', 'editor', 'admin'] : ['visitor', 'admin'];
}

/**
 * Calls every write endpoint (those of accounts each in a new session), and saves concurrently until each has answered.
 */
async function callAll(payload: Payload, user: User | undefined): Promise<Called[]> {
  await Promise.all([buildPage(payload), buildCategory(payload)]);
  const known = await buildUser(payload, 'author');
  const called: Called[] = [];
  let rest = await restClient(payload, user);
  const endpoints = listWritingEndpoints(payload).filter(
    ({ method, path }, index) => JUDGED.includes(`${method} ${path}`) || isTurnOf(index, 4),
  );
  for (const { method, path } of endpoints) {
    const slug = path.split('/')[1] ?? '';
    if (slug === 'users') rest = await restClient(payload, user);
    const id = slug === 'users' ? known.id : await newestId(payload, slug);
    const query = `?where[id][equals]=${id}`;
    const body = path === '/media/' && method === 'POST' ? await uploadForm({ alt: 'Dunes' }) : bodyFor(known);
    let isOver = false;
    const answer = rest(method, fillPath(path, { id, key: 'nav' }) + query, body).finally(() => {
      isOver = true;
    });
    let longest = 0;
    do {
      longest = Math.max(longest, await timeSave(payload));
      // SQLite saves without ever yielding to the event loop.
      await setImmediate();
    } while (!isOver);
    called.push({ endpoint: `${method} ${path}`, status: (await answer).status, longest });
  }
  return called;
}

/** A body with the fields that one endpoint or another needs. */
function bodyFor({ email }: User): object {
  const title = `Sand ${nextNumber()}`;
  return { email, password: 'not the password', token: 'not a token', title, name: title, value: { open: true } };
}

async function newestId(payload: Payload, slug: string): Promise<number> {
  if (!(slug in payload.collections)) return 1;
  const { docs } = await payload.db.find<{ id: number }>({ collection: slug as 'pages', limit: 1, sort: '-id' });
  return docs[0]?.id ?? 1;
}

async function timeSave(payload: Payload): Promise<number> {
  const start = performance.now();
  await buildTag(payload);
  return performance.now() - start;
}
