import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { type NginxOptions, startNginx } from '../support/servers/nginx.ts';
import { type Processes, startProcesses } from '../support/servers/processes.ts';
import type { Front } from '../support/servers/startFront.ts';
import { openTestPayload } from '../support/testPayload.ts';

/** "Published is visible everywhere within two seconds." */
const VISIBLE_WITHIN_MS = 2_000;
const POLL_MS = 20;

/** Origin that visitors request. */
type Place = { origin: string };

describeWith('PostgreSQL', 'a studio and two sites', () => describeWith('nginx', 'behind nginx', proveAll));

function proveAll(): void {
  let all: Processes;
  let nginx: Front;
  let places: Place[];
  const delays: number[] = [];

  beforeAll(async () => {
    all = await startProcesses(inject('postgresUrl'));
    // The third origin where a publish must be visible: nginx, over the folder that the studio and the near site share.
    nginx = await startNginx(behindNginx(all));
    places = [all.near, all.far, nginx];
  });
  afterAll(async () => {
    await nginx?.stop();
    await all?.stop();
    const sorted = delays.toSorted((a, b) => a - b);
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    process.stdout.write(`Publish to visible, ${sorted.length} times: median ${median} ms, longest ${longest} ms.\n`);
  });

  /** The stored document after staff save it by REST. */
  async function save(method: string, path: string, data: object): Promise<{ id: number }> {
    const answer = await all.staff(method, path, data);
    const body = (await answer.json()) as { doc?: { id: number }; result?: { id: number } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body.doc ?? body.result ?? { id: 0 };
  }

  const publish = (path: string, title: string, more: object = {}) =>
    save('POST', '/pages', { title, path, _status: 'published', ...more });

  /** Polls all origins until the expected content is there, and fails when one takes longer than allowed. */
  async function expectEverywhere(path: string, isShown: (answer: Response, html: string) => boolean): Promise<void> {
    const saved = performance.now();
    const untilShown = async ({ origin }: Place): Promise<void> => {
      for (;;) {
        const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
        const delay = Math.round(performance.now() - saved);
        if (isShown(answer, await answer.text())) return void delays.push(delay);
        if (delay > VISIBLE_WITHIN_MS) throw new Error(`${origin}${path} did not show the change within ${delay} ms.`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    };
    await Promise.all(places.map(untilShown));
  }

  const shows = (words: string) => (_answer: Response, html: string) => html.includes(words);

  test('start at once on an empty database, and one runs the migrations', async () => {
    const processes = [all.studio, all.near, all.far];
    for (const { origin } of processes) expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const made = processes.filter(({ output }) => output().includes('The database was brought to this version'));
    expect(made).toHaveLength(1);
  });

  test('a publish, each change and an unpublish are visible everywhere within two seconds', async () => {
    for (const { origin } of places) expect((await fetch(`${origin}/hours/`)).status).toBe(404);
    const { id } = await publish('/hours/', 'Hours 0');
    await expectEverywhere('/hours/', shows('Hours 0'));
    for (let round = 1; round <= 8; round += 1) {
      await save('PATCH', `/pages/${id}`, { title: `Hours ${round}`, _status: 'published' });
      await expectEverywhere('/hours/', shows(`Hours ${round}`));
    }
    await save('PATCH', `/pages/${id}`, { _status: 'draft' });
    await expectEverywhere('/hours/', ({ status }) => status === 404);
  });

  test('under maximum load by visitors, too', async () => {
    const { id } = await publish('/crowd/', 'Crowd 0');
    let isOver = false;
    const visit = async (origin: string, number: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) await (await fetch(`${origin}/none-${number}-${turn}/`)).text();
    };
    const crowd = places.flatMap(({ origin }) => Array.from({ length: 4 }, (_, number) => visit(origin, number)));
    try {
      for (let round = 1; round <= 4; round += 1) {
        await save('PATCH', `/pages/${id}`, { title: `Crowd ${round}`, _status: 'published' });
        await expectEverywhere('/crowd/', shows(`Crowd ${round}`));
      }
    } finally {
      isOver = true;
      await Promise.all(crowd);
    }
  });

  test('a changed path redirects from the old one everywhere', async () => {
    const { id } = await publish('/old-address/', 'Moved');
    await expectEverywhere('/old-address/', shows('Moved'));
    await save('PATCH', `/pages/${id}`, { path: '/new-address/', _status: 'published' });
    await expectEverywhere('/old-address/', (answer) => answer.headers.get('location') === '/new-address/');
    await save('POST', '/redirects', { from: '/shop/', to: '/new-address/', status: '302' });
    await expectEverywhere('/shop/', ({ status }) => status === 302);
  });

  test('so are a theme and a menu', async () => {
    await publish('/dressed/', 'Dressed');
    await save('POST', '/globals/theme', { shape: { radius: 17, contentWidth: 1240, textWidth: 66 } });
    await expectEverywhere('/dressed/', shows('--radius:17px'));
    const items = [{ label: 'First entry', kind: 'address', address: '/dressed/' }];
    const menu = await save('POST', '/menus', { title: 'Main', items });
    const layout = [{ blockType: 'menu', menu: menu.id }];
    const header = await save('POST', '/templates', { title: 'Header', kind: 'header', layout, _status: 'published' });
    await save('POST', '/globals/site', { name: 'Khettara', templates: { header: header.id } });
    await expectEverywhere('/dressed/', shows('First entry'));
    await save('PATCH', `/menus/${menu.id}`, { items: [{ ...items[0], label: 'Other entry' }] });
    await expectEverywhere('/dressed/', shows('Other entry'));
  });

  test('scheduled publishing is visible everywhere', async () => {
    const { id } = await save('POST', '/pages', { title: 'At its hour', path: '/at-its-hour/', _status: 'draft' });
    const payload = await openTestPayload({ dataDir: all.dataDir, databaseUrl: all.databaseUrl });
    try {
      const { docs } = await payload.find({ collection: 'users', limit: 1 });
      const user = { relationTo: 'users', value: docs[0]?.id };
      await payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'pages', value: id }, user },
        waitUntil: new Date(),
      } as never);
      await expect
        .poll(async () => (await payload.findByID({ collection: 'pages', id }))._status, {
          timeout: 20_000,
          interval: 20,
        })
        .toBe('published');
      await expectEverywhere('/at-its-hour/', shows('At its hour'));
    } finally {
      await payload.destroy();
    }
  });

  test('drafts are visible in the studio with its session, and nowhere else', async () => {
    const { id } = await save('POST', '/pages', { title: 'Not yet', path: '/not-yet/', _status: 'draft' });
    const session = await all.staff('POST', '/users/refresh-token');
    const { refreshedToken } = (await session.json()) as { refreshedToken: string };
    const preview = async ({ origin }: { origin: string }, token: string) => {
      const answer = await fetch(`${origin}/preview/pages/${id}/`, { headers: { authorization: `JWT ${token}` } });
      return { status: answer.status, isShown: (await answer.text()).includes('Not yet') };
    };
    expect(await preview(all.studio, refreshedToken)).toEqual({ status: 200, isShown: true });
    expect(await preview(all.studio, 'forged')).toMatchObject({ isShown: false });
    for (const site of [all.near, all.far]) {
      expect(await preview(site, refreshedToken)).toEqual({ status: 404, isShown: false });
      for (const path of ['/not-yet/', '/api/pages', '/admin'])
        expect((await fetch(`${site.origin}${path}`)).status).toBe(404);
    }
  });

  test('pictures are available to processes that share the folder', async () => {
    const create = { width: 800, height: 500, channels: 3 as const, background: '#c19a6b' };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'sand.jpg');
    form.set('_payload', JSON.stringify({ alt: 'Sand' }));
    const answer = await all.staff('POST', '/media', form);
    const { doc } = (await answer.json()) as { doc: { filename: string } };
    expect((await fetch(`${all.near.origin}/media/${doc.filename}`)).status).toBe(200);
    expect((await fetch(`${all.far.origin}/media/${doc.filename}`)).status).toBe(404);
  });

  test('a killed site process catches up with missed changes after a restart; without errors for visitors', async () => {
    const { id } = await publish('/missed/', 'Before');
    await expectEverywhere('/missed/', shows('Before'));
    await all.far.kill();
    await save('PATCH', `/pages/${id}`, { title: 'After', _status: 'published' });
    places = [all.near, nginx];
    await expectEverywhere('/missed/', shows('After'));
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await fetch(`${nginx.origin}/search/turn-${turn}/`)).status).toBe(200);
    }
    await all.far.restart();
    expect(await (await fetch(`${all.far.origin}/missed/`)).text()).toContain('After');
    places = [all.near, all.far, nginx];
  });

  test('without the studio the sites keep running, and receive its events again when it is back', async () => {
    const { id } = await publish('/alone/', 'Alone');
    await expectEverywhere('/alone/', shows('Alone'));
    await all.studio.kill();
    for (const { origin } of places) {
      expect((await fetch(`${origin}/alone/`)).status).toBe(200);
      expect((await fetch(`${origin}/search/alone/`)).status).toBe(200);
    }
    await all.studio.restart();
    await save('PATCH', `/pages/${id}`, { title: 'Together', _status: 'published' });
    await expectEverywhere('/alone/', shows('Together'));
  });
}

function behindNginx({ dataDir, far, near, studio }: Processes): NginxOptions {
  const portOf = ({ origin }: Place) => Number(new URL(origin).port);
  return { dataDir, sites: [portOf(near), portOf(far)], studio: portOf(studio) };
}
