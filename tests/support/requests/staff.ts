import { once } from 'node:events';
import type { Site } from '../servers/site.ts';

/** Calls the studio's REST endpoints over HTTP as a signed-in editor. */
export type Staff = (method: string, path: string, body?: object | FormData) => Promise<Response>;

/** The account created by the one-time link. */
export const ADMIN = {
  name: 'Fatima-Zahra Benali',
  email: 'office@khettara.example',
  password: 'walnuts below toubkal',
};
const CLAIM_LINK = /http:\/\/\S+\/claim\/\S+\//;

/** Creates the first account of a site through its one-time link, and signs in. */
export async function claimSite(site: Site): Promise<Staff> {
  const link = await printedLink(site);
  const form = new URLSearchParams({ ...ADMIN, repeat: ADMIN.password });
  const answer = await fetch(link.replace(/^http:\/\/[^/]+/, site.origin), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The account was not made: ${answer.status} ${await answer.text()}`);
  return signIn(site);
}

/** Signs in with the account of {@link claimSite}. */
export async function signIn(site: Pick<Site, 'origin'>): Promise<Staff> {
  const answer = await fetch(`${site.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return (method, path, body) => {
    const headers: Record<string, string> = { authorization: `JWT ${token}` };
    if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    const sent = body instanceof FormData ? body : body && JSON.stringify(body);
    return fetch(`${site.origin}/api${path}`, { method, headers, ...(sent && { body: sent }) });
  };
}

/** The one-time link to the first account, once the server has printed it. */
export async function printedLink(site: Site): Promise<string> {
  for (;;) {
    const [link] = site.output().match(CLAIM_LINK) ?? [];
    if (link) return link;
    await once(site.process.stdout as NodeJS.ReadableStream, 'data');
  }
}
