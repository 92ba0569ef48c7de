import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { requestRaw } from '../support/requests/requestRaw.ts';
import { type Processes, startProcesses } from '../support/servers/processes.ts';
import { freePort } from '../support/servers/site.ts';
import type { Front } from '../support/servers/startFront.ts';
import { startVarnish } from '../support/servers/varnish.ts';

/** "Published is visible everywhere within two seconds." */
const VISIBLE_WITHIN_MS = 2_000;
const SECRET = 'walnuts-below-toubkal';
const PURGE = '/.rihla/purge';
const OTHERS = ['/wells/', '/dunes/', '/salt/'];

describeWith('PostgreSQL', 'a studio and two sites', () => describeWith('Varnish', 'behind one Varnish', proveAll));

function proveAll(): void {
  let all: Processes;
  let varnish: Front;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const port = await freePort();
    const env = { PURGE_URL: `http://localhost:${port}${PURGE}`, PURGE_SECRET: SECRET, TRUSTED_PROXIES: '1' };
    all = await startProcesses(inject('postgresUrl'), env);
    const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port);
    varnish = await startVarnish({
      port,
      sites: [portOf(all.near), portOf(all.far)],
      studio: portOf(all.studio),
      secret: SECRET,
    });
    for (const path of ['/hours/', ...OTHERS]) ids.set(path, await save('POST', '/pages', { title: path, path }));
    // The purges of the start, and of the last save, are complete when everything stays cached.
    await untilKept(['/hours/', ...OTHERS]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await untilKept(['/hours/', ...OTHERS]);
  });
  afterAll(async () => {
    await varnish?.stop();
    await all?.stop();
  });

  async function save(method: string, path: string, data: object): Promise<number> {
    const answer = await all.staff(method, path, { _status: 'published', ...data });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { doc: { id: number } }).doc.id;
  }

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${varnish.origin}${path}`, { redirect: 'manual', ...init });
  const isHit = ({ headers }: Response): boolean => headers.get('x-cache') === 'HIT';
  const isKept = async (path: string): Promise<boolean> => isHit(await ask(path));

  async function untilKept(paths: readonly string[]): Promise<void> {
    const ask = async (path: string): Promise<void> => {
      if (!(await isKept(path))) throw new Error(`Varnish does not keep ${path}.`);
    };
    for (const path of paths) await vi.waitFor(() => ask(path), { timeout: 15_000, interval: 20 });
  }

  /** Polls until the expected response, and fails when that takes longer than allowed. */
  async function expectSoon(path: string, isWanted: (answer: Response, html: string) => boolean): Promise<void> {
    const began = performance.now();
    for (;;) {
      const answer = await ask(path);
      if (isWanted(answer, await answer.text())) return;
      if (performance.now() - began > VISIBLE_WITHIN_MS) throw new Error(`${path} did not show the change in time.`);
    }
  }

  test('a publish is visible within two seconds, and everything else stays cached', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await save('PATCH', `/pages/${ids.get('/hours/')}`, { title: `Hours ${round}` });
      await expectSoon('/hours/', (_answer, html) => html.includes(`Hours ${round}`));
      for (const path of OTHERS) expect(await isKept(path), path).toBe(true);
    }
    // No stale copy is left, even of one fetched from a site that had not received the event.
    await new Promise((resolve) => setTimeout(resolve, VISIBLE_WITHIN_MS));
    for (let turn = 0; turn < 10; turn += 1) expect(await (await ask('/hours/')).text()).toContain('Hours 3');
  });

  test('new, withdrawn and moved pages are visible as soon', async () => {
    expect((await ask('/new/')).status).toBe(404);
    const id = await save('POST', '/pages', { title: 'New', path: '/new/' });
    await expectSoon('/new/', ({ status }) => status === 200);
    await save('PATCH', `/pages/${id}`, { path: '/moved/' });
    await expectSoon('/new/', ({ headers }) => headers.get('location') === '/moved/');
    await expectSoon('/moved/', ({ status }) => status === 200);
    await save('PATCH', `/pages/${id}`, { _status: 'draft' });
    await expectSoon('/moved/', ({ status }) => status === 404);
    for (const path of OTHERS) expect(await isKept(path), path).toBe(true);
  });

  test('a change of what all pages show is visible on all of them', async () => {
    await all.staff('POST', '/globals/theme', { shape: { radius: 17, contentWidth: 1240, textWidth: 66 } });
    for (const path of OTHERS) await expectSoon(path, (_answer, html) => html.includes('--radius:17px'));
  });

  test('requests of staff, forms and searches are passed through', async () => {
    await untilKept(['/wells/']);
    const session = { cookie: 'a=b; payload-token=x' };
    expect(isHit(await ask('/wells/', { headers: session }))).toBe(false);
    expect((await ask('/wells/', { method: 'POST' })).status).toBe(405);
    for (const path of [
      '/search/wells/',
      '/?s=wells',
      '/wells/?e-page-a1=2',
      '/admin/login',
      '/wp-json/rihla/v1/time/',
    ]) {
      await ask(path);
      expect(await isKept(path), path).toBe(false);
    }
    expect((await ask('/admin/login')).status).toBe(200);
    await untilKept(['/wells/']);
  });

  test('queries, cookies and host names create no separate copies, and all get the same bytes', async () => {
    const html = await (await ask('/salt/')).text();
    await untilKept(['/salt/']);
    const asked = [
      ask('/salt/?utm_source=x'),
      ask('/salt/?b=1&a=2'),
      ask('/salt/', { headers: { cookie: 'consent=all' } }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(isHit(answer)).toBe(true);
      expect(await answer.text()).toBe(html);
    }
    const { headers } = await requestRaw(varnish.origin, '/salt/', {
      headers: { host: 'evil.example', 'accept-encoding': 'gzip' },
    });
    expect(headers['x-cache']).toBe('HIT');
  });

  test('visitors get the site’s response without the headers for Varnish', async () => {
    const direct = await fetch(`${all.near.origin}/salt/`);
    expect(direct.headers.get('surrogate-key')).toContain(`pages:${ids.get('/salt/')}`);
    const answer = await ask('/salt/');
    const names = [...answer.headers.keys()];
    for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'x-varnish', 'via'])
      expect(names).not.toContain(name);
    for (const name of ['content-security-policy', 'etag', 'cache-control', 'content-encoding', 'vary'])
      expect(answer.headers.get(name), name).toBe(direct.headers.get(name));
    const again = await ask('/salt/', { headers: { 'if-none-match': direct.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('purging requires the secret', async () => {
    await untilKept(['/dunes/']);
    const headers = { 'surrogate-key': 'all' };
    const refused = [
      ask(PURGE, { method: 'POST', headers }),
      ask(PURGE, { method: 'POST', headers: { ...headers, authorization: 'Bearer ' } }),
      ask(PURGE, { method: 'POST', headers: { ...headers, authorization: 'Bearer walnuts' } }),
      ask(PURGE, { headers: { ...headers, authorization: `Bearer ${SECRET}` } }),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(403);
    expect((await ask('/dunes/', { method: 'PURGE', headers })).status).toBe(405);
    expect(await isKept('/dunes/')).toBe(true);
    // Background fetches of Varnish meanwhile happen after the purge, and are fresh.
    const purge = async (): Promise<[number, boolean]> => {
      const taken = await ask(PURGE, { method: 'POST', headers: { ...headers, authorization: `Bearer ${SECRET}` } });
      return [taken.status, await isKept('/dunes/')];
    };
    await expect.poll(purge).toEqual([200, false]);
  });

  test('while all sites are down, cached pages are served', async () => {
    await untilKept(['/salt/']);
    await Promise.all([all.near.kill(), all.far.kill()]);
    expect((await ask('/salt/')).status).toBe(200);
    expect((await ask('/nobody-asked/')).status).toBe(503);
  });
}
