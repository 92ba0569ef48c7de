import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { defineFormEndpoint, type FormEndpointOptions } from '../../endpoints/defineFormEndpoint.ts';
import { onError } from '../faults/onError.ts';
import { pressure } from '../plugins/pressure.ts';
import { rateLimit } from '../plugins/rateLimit.ts';
import { registerFormEndpoints, registerQueryEndpoints } from './registerFormEndpoints.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const BROWSER = { ...OWN, accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const SCRIPT = { ...OWN, accept: 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LIMIT = { name: 'questions', max: 1000 };

const question = {
  path: '/ask/',
  fields: { name: v.pipe(v.string(), v.nonEmpty()), secret: v.optional(v.string()) },
  rateLimit: LIMIT,
  maxBytes: 1000,
  form: {
    secrets: ['secret'],
    render: ({ faults, typed }) => ({
      html: `<p>${faults.name ?? ''}</p><p>${JSON.stringify(typed)}</p>`,
      headers: { 'content-security-policy': "default-src 'none'" },
    }),
  },
  handle: async ({ name }) => ({ kind: 'done', to: '/thanks/', html: `<p>Thanks, ${name}</p>` }),
} satisfies FormEndpointOptions<{ name: v.GenericSchema<string>; secret: v.GenericSchema<string | undefined> }>;

let app: FastifyInstance;
async function serve(...posts: ReturnType<typeof defineFormEndpoint>[]): Promise<void> {
  app = Fastify();
  app.setErrorHandler(onError);
  await app.register(pressure, {});
  await app.register(rateLimit);
  const payload = {} as Payload;
  registerFormEndpoints(app, posts, {
    payload,
    publicUrl: 'http://localhost:3000',
    countedPath: async (path) => path,
    fontFacesOf: () => '',
    showAnswered: async () => undefined,
    showNotice: async ({ title }) => ({ html: `<h1>${title}</h1>`, headers: { 'content-security-policy': 'own' } }),
  });
  await app.ready();
}
beforeEach(() => serve(defineFormEndpoint(question)));
afterEach(() => app.close());

const sendForm = (payload: string, headers: Record<string, string> = BROWSER, url = '/ask/') =>
  app.inject({ method: 'POST', url, payload, headers: { ...FORM, ...headers } });
const sendJson = (payload: object, headers: Record<string, string> = SCRIPT) =>
  app.inject({ method: 'POST', url: '/ask/', payload, headers });

describe('on success', () => {
  test('a browser without script is redirected to another page', async () => {
    const answer = await sendForm('name=Amina');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({ location: '/thanks/', 'cache-control': 'no-store' });
  });

  test('script gets JSON, whichever way it sends', async () => {
    for (const answer of [await sendForm('name=Amina', SCRIPT), await sendJson({ name: 'Amina' })]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ to: '/thanks/', html: '<p>Thanks, Amina</p>' });
    }
    // A beacon sends no Accept type.
    expect((await sendJson({ name: 'Amina' }, { ...OWN, accept: '*/*' })).statusCode).toBe(200);
  });

  test('never redirects to another site', async () => {
    for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
      await app.close();
      await serve(defineFormEndpoint({ ...question, handle: async () => ({ kind: 'done', to }) }));
      expect((await sendForm('name=Amina')).statusCode).toBe(500);
    }
  });
});

describe('on validation errors', () => {
  test('sends the whole page again, with what was typed but no secret', async () => {
    const answer = await sendForm('name=&secret=sand');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe('<p>Fill this in.</p><p>{"name":""}</p>');
  });

  test('script gets the errors by field', async () => {
    for (const answer of [await sendForm('name=', SCRIPT), await sendJson({ name: '' })]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        error: { id: 'wrong_fields', message: expect.any(String), fields: { name: 'Fill this in.' } },
      });
    }
  });

  test('are programming errors on endpoints without a form', async () => {
    const { form: _, ...program } = question;
    await app.close();
    await serve(defineFormEndpoint(program));
    const answer = await sendJson({ name: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({
      id: 'wrong_fields',
      message: expect.stringContaining('name: Fill this in.'),
    });
  });
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, by an older browser', { origin: 'https://evil.example' }, 403],
  ['somebody who does not say from where', {}, 403],
  ['this site, by an older browser', { origin: 'http://localhost:3000', accept: 'text/html' }, 303],
])('a request of %s gets %o', async (_, headers, status) => {
  expect((await sendForm('name=Amina', headers as Record<string, string>)).statusCode).toBe(status);
});

test.each([
  ['too much', { ...FORM }, `name=${'a'.repeat(1000)}`, 413],
  ['a file', { 'content-type': 'multipart/form-data; boundary=y' }, '--y--', 415],
  ['no JSON', { 'content-type': 'application/json' }, '{', 400],
  ['JSON for the prototype', { 'content-type': 'application/json' }, '{"__proto__": {"name": "x"}, "name": "a"}', 400],
  [
    'JSON for the constructor',
    { 'content-type': 'application/json' },
    '{"constructor": {"prototype": {}}, "name": "a"}',
    400,
  ],
  ['plain text', { 'content-type': 'text/plain' }, 'name=a', 400],
])('%s is refused', async (_, type, payload, status) => {
  const answer = await app.inject({ method: 'POST', url: '/ask/', payload, headers: { ...SCRIPT, ...type } as never });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toEqual({ id: expect.any(String), message: expect.any(String) });
});

test('a missing body is an empty form', async () => {
  expect((await app.inject({ method: 'POST', url: '/ask/', headers: BROWSER })).statusCode).toBe(422);
});

test('endpoints whose rate limits have one name share the limit', async () => {
  const rateLimit = { name: 'few', max: 2 };
  await app.close();
  await serve(
    defineFormEndpoint({ ...question, rateLimit }),
    defineFormEndpoint({ ...question, path: '/tell/', rateLimit }),
  );
  const statuses = [];
  for (const url of ['/ask/', '/tell/', '/ask/']) statuses.push((await sendForm('name=A', BROWSER, url)).statusCode);
  expect(statuses).toEqual([303, 303, 429]);
  await app.close();
  const other = defineFormEndpoint({ ...question, path: '/tell/', rateLimit: { ...rateLimit, max: 3 } });
  await expect(serve(defineFormEndpoint({ ...question, rateLimit }), other)).rejects.toThrow('The limit “few”');
});

test('no bytes of either kind cause a server error', async () => {
  const bytes = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    fc.constantFrom('name=%', 'name=%ff', '&&&==', 'name[]=a', '[[[[', '{"name":"\\ud800"}', 'null', '"name=a"'),
  );
  const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'application/json; charset=x');
  await fc.assert(
    fc.asyncProperty(bytes, types, fc.constantFrom(BROWSER, SCRIPT), async (payload, type, headers) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/ask/',
        payload,
        headers: { ...headers, 'content-type': type },
      });
      expect([200, 303, 400, 413, 415, 422]).toContain(statusCode);
    }),
    { numRuns: 100 },
  );
});

test('a notice page has its own policy, is cached nowhere, and its URL is not leaked', async () => {
  const asked = Fastify();
  onTestFinished(() => asked.close());
  await asked.register(rateLimit);
  const page = {
    kind: 'page',
    html: '<!doctype html><p>Voucher</p>',
    contentSecurityPolicy: "default-src 'none'",
  } as const;
  const answer = async () => page;
  registerQueryEndpoints(asked, [{ path: '/shop/:token/', rateLimit: LIMIT, isOfPages: true, answer }], {} as never);
  const { body, headers } = await asked.inject('/shop/a/');
  expect(body).toBe(page.html);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});
