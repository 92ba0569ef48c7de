import Fastify, { type FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { afterEach, expect, test } from 'vitest';
import { defineOpenPost } from '../../posts/defineOpenPost.ts';
import { onError } from '../onError.ts';
import { pressure } from '../plugins/pressure.ts';
import { rateLimit } from '../plugins/rateLimit.ts';
import { createBodyRoom } from './bodyRoom.ts';
import { registerPosts } from './registerPosts.ts';

const OWN = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(): Promise<void> {
  const post = defineOpenPost<object>({
    path: '/ask/',
    rateLimit: { name: 'ask', max: 1000 },
    maxBytes: 1000,
    maxFileBytes: 5000,
    find: async () => ({}),
    fieldsOf: () =>
      new Map([
        ['name', 'text'],
        ['passport', 'files'],
      ] as const),
    render: () => ({ html: '', headers: {} }),
    handle: async (_, { sent }) => ({
      kind: 'done',
      data: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.length])),
    }),
  });
  app = Fastify();
  app.setErrorHandler(onError);
  await app.register(pressure, {});
  await app.register(rateLimit);
  registerPosts(app, [post], {
    payload: {} as Payload,
    publicUrl: 'http://localhost:3000',
    countedPath: async (path) => path,
    showNotice: async () => ({ html: '', headers: {} }),
    showAnswered: async () => undefined,
  });
  await app.ready();
}

async function bodyOf(size: number): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const data = new FormData();
  data.append('name', 'Amina');
  data.append('passport', new File(['x'.repeat(size)], 'passport.pdf'));
  const response = new Response(data);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { ...OWN, 'content-type': response.headers.get('content-type') ?? '' } };
}

test('files are taken up to their limit, and other bodies up to theirs', async () => {
  await serve();
  const send = async (size: number) => app.inject({ method: 'POST', url: '/ask/', ...(await bodyOf(size)) });
  const taken = await send(3000);
  expect(taken.statusCode).toBe(200);
  expect(taken.json()).toEqual({ name: 5, passport: 1 });
  expect((await send(6000)).statusCode).toBe(413);
  const form = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
  const long = await app.inject({ method: 'POST', url: '/ask/', payload: `name=${'a'.repeat(1100)}`, headers: form });
  expect(long.statusCode).toBe(413);
  const short = await app.inject({ method: 'POST', url: '/ask/', payload: 'name=Amina', headers: form });
  expect(short.json()).toEqual({ name: 5 });
});

test.each([
  ['multipart/form-data; boundary=y', '--y\r\nnonsense', 400],
  ['multipart/form-data', '--y--', 400],
  ['multipart/form-data; boundary=y', '', 400],
  ['text/html', '<p>', 415],
])('%s that holds %j is refused', async (type, payload, status) => {
  await serve();
  const answer = await app.inject({ method: 'POST', url: '/ask/', payload, headers: { ...OWN, 'content-type': type } });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toEqual({ id: expect.any(String), message: expect.any(String) });
});

test('together they take no more room than there is, and it is free again when a request is over', async () => {
  const hook = createBodyRoom(10_000)({ maxBytes: 100, maxFileBytes: 8000 }) as unknown as (
    request: object,
    reply: object,
  ) => Promise<void>;
  const closed: (() => void)[] = [];
  const reply = { raw: { once: (_: string, run: () => void) => closed.push(run) } };
  const ask = (length: string | undefined) =>
    hook({ headers: { 'content-type': 'multipart/form-data; boundary=y', 'content-length': length } }, reply);
  app = Fastify();
  await ask('6000');
  await expect(ask('6000')).rejects.toMatchObject({ status: 503 });
  await ask('4000');
  await ask('100');
  closed[0]?.();
  await ask('6000');
  await expect(hook({ headers: { 'transfer-encoding': 'chunked' } }, reply)).rejects.toMatchObject({ status: 411 });
  await expect(ask('9000')).rejects.toMatchObject({ status: 413 });
});
