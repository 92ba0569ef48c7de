import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../../tests/support/factories.ts';
import { type StorageLimits, storageLimitsOf } from '../../../cms/storage/storageLimits.ts';
import { Welcome } from '../../../cms/studio/Welcome.tsx';
import { buildForm, field, openForms, sendForm, withFiles } from './testing.ts';

const KILOBYTE = 1_000;
/** More than any disk's size. */
const NO_DISK = Number.MAX_SAFE_INTEGER;

function pdf(bytes: number, name = 'passport.pdf'): File {
  return new File([`%PDF-1.7\n${'.'.repeat(bytes)}\nendobj\n`], name);
}

describeEachDatabaseInTurn('storage for submissions', (db) => {
  let app: FastifyInstance;
  let form: number;
  beforeEach(async () => {
    app = await openForms(db);
    await db.payload.updateGlobal({ slug: 'site', data: { email: 'salam@khettara.example' } });
    const layout = [field('text', 'name'), field('upload', 'passport', { accept: ['pdf'], maxFiles: 2 })];
    form = (await buildForm(db.payload, { layout })).id;
  });
  afterEach(() => app.close());

  const limit = (limits: Partial<StorageLimits>) => Object.assign(storageLimitsOf(db.payload), limits);
  const count = async () => (await db.payload.count({ collection: 'enquiries' })).totalDocs;
  const files = () => {
    try {
      return readdirSync(join(db.dataDir, 'enquiries'));
    } catch {
      return [];
    }
  };
  let visitors = 0;
  async function send(bytes: number, { name = `Amina ${visitors}`, from }: { name?: string; from?: string } = {}) {
    visitors += 1;
    const remoteAddress = from ?? `198.51.100.${visitors}`;
    const { body, type } = await withFiles({ name, ...(bytes > 0 && { passport: pdf(bytes) }) });
    return app.inject({
      method: 'POST',
      url: `/wp-json/rihla-pro/v1/forms/${form}`,
      payload: body,
      headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json', 'content-type': type },
      remoteAddress,
    });
  }
  const notices = async () =>
    (await db.payload.find({ collection: 'mails', where: { key: { like: 'storage:' } }, depth: 0 })).docs;

  test('one visitor can fill a share of it within a day, others are not affected', async () => {
    limit({ visitorBytes: 250 * KILOBYTE });
    const from = '203.0.113.7';
    expect((await send(100 * KILOBYTE, { from })).statusCode).toBe(200);
    expect((await send(100 * KILOBYTE, { from })).statusCode).toBe(200);
    const refused = await send(100 * KILOBYTE, { from });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toEqual({ id: 'no_room', message: expect.stringContaining('from one visitor') });
    expect(await count()).toBe(2);
    expect(files()).toHaveLength(2);
    expect((await send(100 * KILOBYTE)).statusCode).toBe(200);
    // A refused submission uses nothing of the share.
    expect((await send(0, { from })).statusCode).toBe(200);
  });

  test('texts count too, with the mails they cause', async () => {
    limit({ visitorBytes: 40 * KILOBYTE });
    // The rate limit per visitor belongs to the process, which both databases share.
    const from = db.kind === 'sqlite' ? '203.0.113.8' : '203.0.113.9';
    const long = await buildForm(db.payload, {});
    const write = (message: string) =>
      app.inject({
        method: 'POST',
        url: `/wp-json/rihla-pro/v1/forms/${long.id}`,
        payload: { name: 'Amina', email: 'amina@example.com', message },
        headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
        remoteAddress: from,
      });
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push((await write(`${turn} ${'dunes '.repeat(100)}`)).statusCode);
    expect(answers).toContain(200);
    expect(answers.at(-1)).toBe(503);
  });

  test('all visitors together fill no more than a day’s quota, even concurrently', async () => {
    limit({ siteBytes: 350 * KILOBYTE });
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(100 * KILOBYTE)));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(sent.filter(({ statusCode }) => statusCode === 503)).toHaveLength(5);
    expect(await count()).toBe(3);
    expect(files()).toHaveLength(3);
  });

  test('a disk below its minimum accepts no files, and texts until a quarter of it', async () => {
    limit({ floorBytes: NO_DISK });
    const refused = await send(KILOBYTE);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3600']);
    expect(refused.json().error.message).toContain('send it without files');
    expect((await send(0)).statusCode).toBe(503);
    expect(await count()).toBe(0);
    expect(files()).toEqual([]);
    const { statfsSync } = await import('node:fs');
    const { bavail, bsize } = statfsSync(db.dataDir);
    limit({ floorBytes: bavail * bsize * 2 });
    expect((await send(KILOBYTE)).statusCode).toBe(503);
    expect((await send(0)).statusCode).toBe(200);
  });

  test('without script the page is shown again with the typed values', async () => {
    limit({ floorBytes: NO_DISK });
    await buildPage(db.payload, {
      title: 'Ask',
      path: '/ask/',
      layout: [{ blockType: 'form', form }],
    });
    const answer = await sendForm(app, form, 'name=Amina+Idrissi&_page=%2Fask%2F', {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Amina Idrissi');
    expect(answer.body).toContain('no room just now');
  });

  test('the owner is notified: once a day by mail, in the studio, and in the log', async () => {
    const log = vi.spyOn(db.payload.logger, 'warn').mockImplementation(() => undefined);
    const show = async (role: 'author' | 'editor') => {
      const user = await buildUser(db.payload, role);
      return renderToStaticMarkup(await Welcome({ payload: db.payload, user } as never));
    };
    expect(await show('editor')).not.toContain('disk');
    limit({ floorBytes: NO_DISK });
    await send(KILOBYTE);
    await send(KILOBYTE);
    expect(await notices()).toMatchObject([
      {
        to: 'salam@khettara.example',
        subject: expect.stringContaining('refused'),
        text: expect.stringContaining('disk'),
      },
    ]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(await show('editor')).toContain('The disk is almost full');
    expect(await show('editor')).toContain('2 forms were not stored');
    expect(await show('author')).not.toContain('disk');
  });
});
