import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { comparable } from '../support/requests/answers.ts';
import { type FrontedSite, startFrontedSite } from '../support/servers/frontedSite.ts';

/** Texts that only private files contain. */
const INSIDE = /SQLite format|"headers":|root:x:0|"dependencies"|"status":200|node_modules|hidden picture|isEntry/;

const HOSTILE = [
  '/../secret',
  '/../../../../etc/passwd',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/..%5csecret',
  '/secret',
  '/secret/',
  '/rihla.db',
  '/rihla.db/',
  '/pages/index.html',
  '/last-good/index.html',
  '/last-good/facts.json',
  '/last-good/hours/facts.json',
  '/last-good/hours/',
  '/pages/hours/index.html',
  '/facts.json',
  '/hours/facts.json',
  '/hours/index.html',
  '/hours/index.html.br',
  '/hours/../../secret',
  '/hours/..%2f..%2fsecret/',
  '/%2e%2e/secret/?',
  '/hours/%2e%2e/%2e%2e/secret/',
  '/.none',
  '/.none/',
  '/%2e%2e%2f%2e%2e%2fsecret/?/',
  '/media/../secret',
  '/media/..%2fsecret',
  '/media/%2e%2e%2fsecret',
  '/media/%2e%2e/rihla.db',
  '/media../secret',
  '/media%2f..%2fsecret',
  '/media/..',
  '/media/.hidden.jpg',
  '/media//etc/passwd',
  '/media/x%00.jpg',
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets../server/main.js',
  '/assets/%2e%2e/fonts.json',
  '/assets/../fonts.json',
  '/assets/.%2e/.vite/manifest.json',
  '/away.html',
  '/%00',
  '/hours%00/',
  '/%',
  '/%zz/',
  '/%c0%ae%c0%ae/secret/',
  '/%ff%fe/',
  `/${'a'.repeat(5_000)}/`,
  `/${'a/'.repeat(2_000)}`,
  `/${'%d9%85'.repeat(300)}/`,
].map((path) => ({ path, name: path.length > 60 ? `${path.slice(0, 40)}… (${path.length})` : path }));

describeWith('nginx', 'files and limits of nginx', () => {
  let fronted: FrontedSite;
  let secret: string;

  beforeAll(async () => {
    fronted = await startFrontedSite();
    secret = readFileSync(join(fronted.dataDir, 'secret'), 'utf8');
    writeFileSync(join(fronted.dataDir, 'media/.hidden.jpg'), 'hidden picture');
    await fronted.publish({ title: 'Hours', path: '/hours/' });
    await fronted.untilStored('/hours/');
  });
  afterAll(() => fronted?.stop());

  test('build files have the same headers as from Node', async () => {
    const folder = 'dist/client/assets';
    const script = readdirSync(folder).find((name) => /^loader.*\.js$/.test(name));
    const font = readdirSync(join(folder, 'fonts')).find((name) => name.endsWith('.woff2'));
    for (const path of [`/assets/${script}`, `/assets/fonts/${font}`]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const question = { headers: { 'accept-encoding': encoding } };
        const [answer, made] = [await fronted.viaNginx(path, question), await fronted.viaNode(path, question)];
        expect(answer.body.equals(made.body), path).toBe(true);
        expect(answer.headers['content-encoding'], path).toBe(made.headers['content-encoding']);
        expect(comparable(answer), path).toEqual(comparable(made));
      }
    }
  });

  test('staff upload a picture of 20 MB, and nginx serves its renditions', async () => {
    const sand = { width: 2_640, height: 2_640, channels: 3 as const, background: '#c19a6b' };
    const picture = await sharp({ create: sand }).png({ compressionLevel: 0 }).toBuffer();
    expect(picture.length).toBeGreaterThan(20_000_000);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'sand.png');
    form.set('_payload', JSON.stringify({ alt: 'Sand' }));
    const saved = await fronted.staff('POST', '/media', form);
    expect(saved.status, await saved.clone().text()).toBe(201);
    const files = readdirSync(join(fronted.dataDir, 'media')).filter((name) => !name.startsWith('.'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) {
      const [answer, made] = [await fronted.viaNginx(`/media/${name}`), await fronted.viaNode(`/media/${name}`)];
      expect(answer.body.equals(made.body), name).toBe(true);
      expect(comparable(answer), name).toEqual(comparable(made));
      expect(answer.headers['content-security-policy'], name).toBe(made.headers['content-security-policy']);
    }
    const range = { headers: { range: 'bytes=10-19' } };
    expect((await fronted.viaNginx(`/media/${files[0]}`, range)).status).toBe(206);
  });

  test('body limits are 96 kB for visitors and 27 MB for staff', async () => {
    const body = 'x'.repeat(100_000);
    expect((await fronted.viaNginx('/winter-hours/', { method: 'POST', body })).status).toBe(413);
    const headers = { 'content-length': '28400000' };
    expect((await fronted.viaNginx('/api/media', { method: 'POST', headers, body: '' })).status).toBe(413);
  });

  test('the rate limit on searches uses each visitor’s real IP address', async () => {
    const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
    const ask = (index: number) =>
      fronted.viaNginx(`/search/word-${index}/`, { from: '127.0.0.2', headers: forged(index) });
    const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await fronted.viaNginx('/search/word/', { from: '127.0.0.3' })).status).toBe(200);
  });

  test.each(HOSTILE)('no file of the data folder or the program is exposed at $name', async ({ path }) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { body, headers, status } = await fronted.viaNginx(path, { method });
      expect(status).toBeGreaterThanOrEqual(300);
      expect(status).toBeLessThan(500);
      expect(body.toString()).not.toMatch(INSIDE);
      expect(body.includes(secret)).toBe(false);
      expect(headers.server).toBe('nginx');
    }
  });
});
