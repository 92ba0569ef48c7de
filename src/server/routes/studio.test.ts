import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { studioFailed } from '../errors.ts';
import type { Studio } from '../studio/createStudio.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

describe('studio', () => {
  let app: FastifyInstance;
  let seen: IncomingMessage[];
  let ready: () => Promise<void>;

  beforeEach(async () => {
    seen = [];
    ready = async () => undefined;
    const studio: Studio = {
      ready: () => ready(),
      close: async () => undefined,
      async handle(request, response) {
        seen.push(request);
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        response.setHeader('X-Powered-By', 'Next.js, Payload');
        response.setHeader('Content-Security-Policy', "script-src 'none'");
        response.end(Buffer.concat(chunks));
      },
    };
    app = await buildTestApp({ studio });
  });
  afterEach(() => app.close());

  test('its pages get a policy with a nonce, new for each, which Next is told', async () => {
    const policies = await Promise.all(
      ['/admin', '/admin/collections/posts'].map(
        async (url) => (await app.inject(url)).headers['content-security-policy'],
      ),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policies[0]).not.toContain('unsafe-eval');
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies).toContain(seen[0]?.headers['content-security-policy']);
  });

  test('its data could not run if a browser showed it', async () => {
    const { headers } = await app.inject('/api/media/file/x.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('nothing names the software', async () => {
    expect((await app.inject('/admin')).headers).not.toHaveProperty('x-powered-by');
  });

  test('a body reaches Next as it was sent, however large', async () => {
    const payload = Buffer.alloc(200_000, 'x');
    const response = await app.inject({
      method: 'POST',
      url: '/api/media',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
    });
    expect(response.rawPayload.equals(payload)).toBe(true);
  });

  test.each([
    ['GET', '/admin/create-first-user'],
    ['GET', '/admin/create-first-user/?redirect=x'],
    ['GET', '/admin/Create-First-User'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/first-register/'],
    ['POST', '/api/users/first%2Dregister'],
    ['PUT', '/api//users/first-register'],
  ] as const)('%s %s leads nobody to the first account', async (method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('one-time link');
    expect(seen).toEqual([]);
  });

  const foreign = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=y',
  ];
  const changes = [
    ['POST', '/api/users/login'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/first-register'],
    ['PATCH', '/api/users/1'],
    ['DELETE', '/api/posts/1'],
    ['POST', '/admin'],
  ] as const;
  test.each(changes)('%s %s from another site is refused, whatever is sent', async (method, url) => {
    for (const origin of foreign) {
      for (const type of types) {
        const payload = '{"email":"a@example.com","password":"x"}';
        const response = await app.inject({ method, url, payload, headers: { ...origin, 'content-type': type } });
        expect(response.statusCode).toBe(403);
        expect(response.body).toContain('came from another site');
      }
    }
    expect(seen).toEqual([]);
  });

  test('the studio’s own pages, and programs, which say nothing of where they come from, are let in', async () => {
    const own = testEnv().publicUrl;
    const senders = [
      {},
      { origin: own },
      { origin: own, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of senders) await app.inject({ method: 'POST', url: '/api/users/login', payload: {}, headers });
    for (const headers of foreign) await app.inject({ url: '/api/posts', headers });
    expect(seen).toHaveLength(senders.length + foreign.length);
  });

  test('a refusal stands where the studio’s forms look for it', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const { body } = await app.inject({ method: 'POST', url: '/api/users/login', payload: {}, headers });
    expect(JSON.parse(body).errors[0].message).toContain(`${testEnv().publicUrl}/admin`);
  });

  test('a password is tried ten times a minute at most', async () => {
    const attempt = () => app.inject({ method: 'POST', url: '/api/users/login', payload: {} });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).statusCode).toBe(200);
    expect((await attempt()).statusCode).toBe(429);
    expect((await app.inject('/api/pages')).statusCode).toBe(200);
    expect((await app.inject('/api/pages')).headers).not.toHaveProperty('x-ratelimit-limit');
  });

  test('one that cannot start says so, and the site goes on', async () => {
    ready = () => Promise.reject(studioFailed(new Error('no build')));
    expect((await app.inject('/admin')).statusCode).toBe(503);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

test('a process without the studio knows nothing of it', async () => {
  const app = await buildTestApp();
  expect((await app.inject('/admin')).body).toContain('<h1>Hello</h1>');
  expect((await app.inject({ method: 'POST', url: '/api/users/login' })).statusCode).toBe(405);
  await app.close();
});
