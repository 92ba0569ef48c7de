import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ADMIN, claimSite, printedLink } from '../support/requests/staff.ts';
import { KEEPS_COMPILED } from '../support/servers/serverCommand.ts';
import { type Site, startSite } from '../support/servers/site.ts';

/** Cookies set by a response, by name: value and attributes. */
function readCookies(answer: Response): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes }];
    }),
  );
}

const expiryOf = (attributes: string[] | undefined) =>
  Date.parse(attributes?.find((attribute) => attribute.startsWith('Expires='))?.slice(8) ?? '');

async function startEmptySite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ dataDir, env: { ...KEEPS_COMPILED, NO_DEMO: 'empty' } });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

it('exposes the role of the signed-in user to pages, as long as the session lasts', async () => {
  const site = await startEmptySite();
  await claimSite(site);
  const ask = (path: string, cookie = '', body?: object) =>
    fetch(`${site.origin}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: site.origin },
      ...(body && { body: JSON.stringify(body) }),
    });

  const refused = await ask('login', '', { email: ADMIN.email, password: 'wrong' });
  expect(readCookies(refused)).toEqual({});

  const { 'payload-token': session, 'rihla-roles': hint } = readCookies(await ask('login', '', ADMIN));
  expect(session?.attributes).toContain('HttpOnly=true');
  expect(hint?.value).toBe('admin');
  expect(hint?.attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']));
  expect(hint?.attributes).not.toContain('HttpOnly=true');
  expect(Math.abs(expiryOf(hint?.attributes) - expiryOf(session?.attributes))).toBeLessThanOrEqual(2000);

  const cookie = `payload-token=${session?.value}`;
  const refreshed = readCookies(await ask('refresh-token', cookie));
  expect(refreshed).toMatchObject({
    'payload-token': { value: expect.any(String) },
    'rihla-roles': { value: 'admin' },
  });

  const left = readCookies(await ask('logout', `payload-token=${refreshed['payload-token']?.value}`));
  expect(left).toMatchObject({ 'payload-token': { value: '' }, 'rihla-roles': { value: '' } });
  expect(expiryOf(left['rihla-roles']?.attributes)).toBe(0);
});

it('is correct for the first account from its creation', async () => {
  const site = await startEmptySite();
  const link = (await printedLink(site)).replace(/^http:\/\/[^/]+/, site.origin);
  const form = new URLSearchParams({ ...ADMIN, repeat: ADMIN.password });
  const answer = await fetch(link, { method: 'POST', body: form, redirect: 'manual' });
  expect(Object.keys(readCookies(answer)).sort()).toEqual(['payload-token', 'rihla-roles']);
});
