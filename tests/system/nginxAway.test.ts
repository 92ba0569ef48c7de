import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { type FrontedSite, startFrontedSite } from '../support/servers/frontedSite.ts';

describeWith('nginx', 'nginx while Node is down', () => {
  let fronted: FrontedSite;

  beforeAll(async () => {
    fronted = await startFrontedSite();
    await fronted.publish({ title: 'Hours', path: '/hours/' });
    await fronted.untilStored('/hours/');
    // Every page shows the settings, so all cached pages are stale from here on.
    expect((await fronted.staff('POST', '/globals/site', { name: 'Khettara Travels' })).status).toBe(200);
    await fronted.publish({ title: 'Routes', path: '/routes/' });
    await fronted.untilStored('/routes/');
    await fronted.crash();
  });
  afterAll(() => fronted?.stop());

  test('fresh pages are still served', async () => {
    const answer = await fronted.viaNginx('/routes/');
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-rihla-stale');
  });

  test.each(['identity', 'gzip', 'br'])(
    'stale pages are served from the last good copy (%s), marked, with their policy',
    async (encoding) => {
      const answer = await fronted.viaNginx('/hours/?utm_source=mail', { headers: { 'accept-encoding': encoding } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'x-rihla-stale': '1',
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      if (encoding === 'identity')
        expect(answer.body.toString()).toContain('<meta http-equiv="Content-Security-Policy"');
    },
  );

  test.each([
    ['GET', '/unknown/'],
    ['GET', '/hours'],
    ['GET', '/search/dunes/'],
    ['GET', '/?s=dunes'],
    ['POST', '/hours/'],
    ['GET', '/admin'],
    ['POST', '/api/users/login'],
    ['GET', '/media/none.jpg'],
    ['GET', '/last-good/'],
  ])('%s %s: 503 with Retry-After, when nothing is cached', async (method, path) => {
    const answer = await fronted.viaNginx(path, { method });
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toContain('<h1>Back in a moment</h1>');
    expect(answer.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    });
  });

  test('once Node is back, pages are rendered again', async () => {
    await fronted.restart();
    await expect
      .poll(async () => (await fronted.viaNginx('/hours/')).headers['x-rihla-stale'], { timeout: 10_000 })
      .toBeUndefined();
    expect((await fronted.viaNginx('/unknown/')).status).toBe(404);
    await fronted.untilStored('/hours/');
  });
});
