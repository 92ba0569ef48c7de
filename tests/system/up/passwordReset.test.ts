import { expect, it, vi } from 'vitest';
import { linkIn, readOutbox } from '../../support/papers/outbox.ts';
import { requestRaw } from '../../support/requests/requestRaw.ts';
import { ADMIN, signIn } from '../../support/requests/staff.ts';
import { prepareSite, runSite } from '../../support/servers/preparedSite.ts';

const PUBLIC_URL = 'https://khettara.example';
/** Maximum latency of a save beside visitors' requests, in ms. */
const LONGEST = 1_000;

it('lets staff reset a forgotten password, whatever the Host header, while others save', async () => {
  const { dataDir } = await prepareSite(['/desert/']);
  const site = await runSite({ dataDir, env: { PUBLIC_URL } });
  const staff = await signIn(site);
  const post = (path: string, body: object, host: string) =>
    requestRaw(site.origin, `/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host },
      body: JSON.stringify(body),
    });

  const asked = post('forgot-password', { email: ADMIN.email }, 'evil.example');
  const start = performance.now();
  expect((await staff('POST', '/tags', { title: 'Sand' })).status).toBe(201);
  expect(performance.now() - start).toBeLessThan(LONGEST);
  expect((await asked).status).toBe(200);

  // The response does not wait for the mail.
  const mails = await vi.waitFor(
    async () => {
      const kept = await readOutbox(dataDir);
      expect(kept.map(({ to }) => to)).toEqual([ADMIN.email]);
      return kept;
    },
    { timeout: LONGEST },
  );
  const link = mails[0] ? linkIn(mails[0]) : '';
  expect(link).toMatch(/^https:\/\/khettara\.example\/admin\/reset\/[0-9a-f]{40}$/);
  expect(JSON.stringify(mails)).not.toContain('evil.example');

  const { pathname } = new URL(link);
  const form = await requestRaw(site.origin, pathname, { headers: { host: 'other.example' } });
  expect(form.status).toBe(200);
  const token = pathname.split('/').at(-1);
  const password = 'almonds below toubkal';
  expect((await post('reset-password', { token, password }, 'other.example')).status).toBe(200);
  expect((await post('login', { email: ADMIN.email, password }, 'khettara.example')).status).toBe(200);
  expect((await post('login', { email: ADMIN.email, password: ADMIN.password }, 'khettara.example')).status).toBe(401);
  // The old session ended with the old password.
  expect((await staff('POST', '/tags', { title: 'Stone' })).status).toBe(403);
});
