import { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { turnsDuring } from '../../../tests/support/turnsDuring.ts';
import { defineDynamicFormEndpoint } from '../../endpoints/defineDynamicFormEndpoint.ts';
import { readMultipart } from '../../endpoints/sentForm.ts';
import { onError } from '../faults/onError.ts';
import { pressure } from '../plugins/pressure.ts';
import { rateLimit } from '../plugins/rateLimit.ts';
import { createBodyRoom, limitLength } from './bodyRoom.ts';
import { readUpload } from './readUpload.ts';
import { registerFormEndpoints } from './registerFormEndpoints.ts';

const OWN = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };

let app: FastifyInstance;
afterEach(() => app?.close());

async function serve(find: () => Promise<object | undefined> = async () => ({})): Promise<void> {
  const post = defineDynamicFormEndpoint<object>({
    path: '/ask/',
    rateLimit: { name: 'ask', max: 1000 },
    maxBytes: 1000,
    maxFileBytes: 5000,
    find,
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
  registerFormEndpoints(app, [post], {
    payload: {} as Payload,
    publicUrl: 'http://localhost:3000',
    countedPath: async (path) => path,
    fontFacesOf: () => '',
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

test('accepts uploads up to their limit, and other bodies up to theirs', async () => {
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
])('%s with the content %j is refused', async (type, payload, status) => {
  await serve();
  const answer = await app.inject({ method: 'POST', url: '/ask/', payload, headers: { ...OWN, 'content-type': type } });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toEqual({ id: expect.any(String), message: expect.any(String) });
});

test('counts received bytes, not announced ones, and frees all when the work is over', () => {
  const room = createBodyRoom({ roomBytes: 10_000, visitorBytes: 6000 });
  const one = room.open('a');
  const silent = room.open('a');
  one.add(5000);
  expect(() => silent.add(2000)).toThrow(expect.objectContaining({ status: 429 }));
  const other = room.open('b');
  other.add(4000);
  expect(() => room.open('c').add(2000)).toThrow(expect.objectContaining({ status: 503 }));
  expect(room.bytes).toBe(9000);
  one.release();
  one.release();
  expect(room.bytes).toBe(4000);
  silent.add(2000);
});

test('one visitor can send few uploads at a time', () => {
  const room = createBodyRoom();
  const open = Array.from({ length: 6 }, () => room.open('a'));
  expect(() => room.open('a')).toThrow(expect.objectContaining({ status: 429 }));
  room.open('b');
  open[0]?.release();
  room.open('a');
});

test.each([
  [{ 'transfer-encoding': 'chunked' }, 411],
  [{ 'content-length': '9000' }, 413],
])('an upload needs a Content-Length: %j is refused', async (headers, status) => {
  const check = limitLength({ maxBytes: 100, maxFileBytes: 8000 }) as unknown as (request: object) => Promise<void>;
  const asked = check({ headers: { 'content-type': 'multipart/form-data; boundary=y', ...headers } });
  await expect(asked).rejects.toMatchObject({ status });
});

test('reads nothing of an upload to an unknown endpoint', async () => {
  let looked = 0;
  await serve(async () => {
    looked += 1;
    return undefined;
  });
  const answer = await app.inject({ method: 'POST', url: '/ask/', ...(await bodyOf(3000)) });
  expect(answer.statusCode).toBe(404);
  expect(looked).toBe(1);
});

test('refuses twenty megabytes of tiny parts after the first few hundred', async () => {
  const part = '--y\r\nContent-Disposition: form-data; name="name"\r\n\r\n\r\n';
  let read = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < 20 * 1024 * 1024; sent += part.length * 1000) {
      read += 1;
      yield Buffer.from(part.repeat(1000));
    }
  }
  expect(await readMultipart(Readable.from(pieces()), 'multipart/form-data; boundary=y')).toBeUndefined();
  expect(read).toBeLessThan(20);
});

test('parsing a chunk full of tiny parts yields to other requests', async () => {
  const part = '--y\r\nContent-Disposition: form-data; name="name"\r\n\r\n\r\n';
  const body = Readable.from([Buffer.from(`${part.repeat(400)}--y--\r\n`)]);
  const turns = await turnsDuring(async () => {
    const form = await readMultipart(body, 'multipart/form-data; boundary=y');
    expect(form?.texts.getAll('name')).toHaveLength(400);
  });
  expect(turns).toBeGreaterThan(4);
});

describe('an upload', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  test('that stalls is aborted, and its memory is free', async () => {
    const booking = createBodyRoom().open('a');
    const body = new PassThrough();
    const read = readUpload(body, 'multipart/form-data; boundary=y', booking);
    const failed = expect(read).rejects.toMatchObject({ status: 408, id: 'upload_too_slow' });
    body.write('--y\r\n');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  test('at 2 kB per second is not aborted', async () => {
    const room = createBodyRoom();
    const body = new PassThrough();
    const read = readUpload(body, 'multipart/form-data; boundary=y', room.open('a'));
    body.write('--y\r\nContent-Disposition: form-data; name="passport"; filename="p.pdf"\r\n\r\n');
    for (let turn = 0; turn < 3; turn += 1) {
      body.write('x'.repeat(20 * 1024));
      while (room.bytes < (turn + 1) * 20 * 1024) await nextTurn();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    body.end('\r\n--y--\r\n');
    expect((await read).files.get('passport')?.[0]?.bytes.length).toBe(60 * 1024);
  });
});
