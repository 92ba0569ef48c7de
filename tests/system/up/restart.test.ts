import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { expect, inject, it, onTestFinished } from 'vitest';
import { lockNumber } from '../../../src/cms/database/locks/lockNumber.ts';
import { itWith } from '../../support/needs.ts';
import { startLoad } from '../../support/requests/load.ts';
import { holdPort } from '../../support/servers/heldPort.ts';
import { prepareSite, runSite } from '../../support/servers/preparedSite.ts';

const PATHS = ['/', '/about/', '/winter-hours/'];

it('a restart under load fails no request when the service manager holds the port', async () => {
  const { dataDir } = await prepareSite(PATHS);
  const held = holdPort();
  onTestFinished(() => held.release());
  const options = { dataDir, port: held.port, heldSocket: held.descriptor };
  let site = await runSite(options);
  const load = startLoad(`http://127.0.0.1:${held.port}`, { paths: PATHS });
  for (let restart = 0; restart < 2; restart += 1) {
    await load.answer(300);
    expect(await site.stop()).toBe(0);
    site = await runSite(options);
  }
  await load.answer(300);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(await site.stop()).toBe(0);
});

it('otherwise accepted requests are answered, and connections are refused only after that', async () => {
  const { dataDir } = await prepareSite(PATHS);
  const site = await runSite({ dataDir });
  const busy = startLoad(site.origin, { paths: PATHS });
  const thoughtful = startLoad(site.origin, { paths: PATHS, pauseMs: 400 });
  await Promise.all([busy.answer(300), thoughtful.answer(30)]);
  expect(await site.stop()).toBe(0);
  await Promise.all([busy.stop(), thoughtful.stop()]);
  const failures = [...busy.failures, ...thoughtful.failures];
  expect(failures.filter((failure) => !failure.startsWith('ECONNREFUSED'))).toEqual([]);
});

it('is not ready from the signal on, while it still answers', async () => {
  const { dataDir } = await prepareSite(PATHS);
  const site = await runSite({ dataDir });
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  const stopped = site.stop();
  const answer = await until(
    () => fetch(`${site.origin}/readyz`),
    ({ status }) => status === 503,
  );
  expect(await answer.json()).toMatchObject({ status: 'stopping' });
  const page = await fetch(`${site.origin}/about/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stopped).toBe(0);
});

it('does not wait for idle connections, and only for a time for slow ones', async () => {
  const { dataDir } = await prepareSite(PATHS);
  const site = await runSite({ dataDir });
  const { port } = new URL(site.origin);
  const sockets = await Promise.all([open(port), open(port), open(port)]);
  // The first sends nothing, the second has been answered, the third never completes its request.
  sockets[1]?.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  sockets[2]?.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
  await once(sockets[1] as Socket, 'data');
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('cut off');
});

it.each(['SIGTERM', 'SIGINT'] as const)('%s twice at once counts as one signal', async (signal) => {
  const { dataDir } = await prepareSite([]);
  const site = await runSite({ dataDir });
  const stopped = site.stop(signal);
  site.process.kill(signal);
  expect(await stopped).toBe(0);
});

it('a second signal later exits at once', async () => {
  const { dataDir } = await prepareSite([]);
  const site = await runSite({ dataDir });
  const socket = await open(new URL(site.origin).port);
  socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
  const stopped = site.stop();
  // The port is closed after the second in which a repeated signal still counts as the first.
  await until(
    () =>
      open(new URL(site.origin).port).then(
        () => false,
        () => true,
      ),
    Boolean,
  );
  site.process.kill('SIGTERM');
  expect(await stopped).toBe(1);
  expect(site.output()).toContain('second SIGTERM');
});

itWith('PostgreSQL', 'a signal during the start stops it cleanly', async () => {
  const { $client: holder } = drizzle({ connection: { connectionString: inject('postgresUrl'), max: 1 } });
  onTestFinished(() => holder.end());
  // Another process migrates, so this one waits.
  await holder.query(`select pg_advisory_lock(${lockNumber('migrations')})`);
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-up-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await runSite({ dataDir, env: { DATABASE_URL: inject('postgresUrl') }, isAwaited: false });
  await until(
    () => holder.query("select 1 from pg_locks where locktype = 'advisory' and not granted"),
    ({ rowCount }) => rowCount === 1,
  );
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('during the start');
});

async function open(port: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('close', () => reject(new Error('The connection was refused.')));
  });
  return socket;
}

/** Polls until the expected response. */
async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
  }
}
