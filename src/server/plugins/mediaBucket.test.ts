import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

let bucket: Server;
let app: FastifyInstance;
let asked: (string | undefined)[];

beforeEach(async () => {
  asked = [];
  bucket = createServer((request, response) => {
    asked.push(request.url?.split('?', 1)[0]);
    if (request.url?.startsWith('/pictures/dunes-640.avif')) {
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 7, etag: '"abc"' }).end('picture');
    } else if (request.url?.includes('broken')) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    } else {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const s3 = { bucket: 'pictures', region: 'auto', endpoint, accessKeyId: 'id', secretAccessKey: 'key' };
  app = await buildTestApp({ env: testEnv({ s3 }), site: fakeSite(() => page('Not here', { status: 404 })) });
});
afterEach(async () => {
  await app.close();
  bucket.closeAllConnections();
  await new Promise((resolve) => bucket.close(resolve));
});

test('serves a picture from the bucket with its headers', async () => {
  const response = await app.inject('/media/dunes-640.avif');
  expect([response.statusCode, response.body]).toEqual([200, 'picture']);
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"abc"',
  });
});

test('answers 404 for a missing object', async () => {
  const response = await app.inject('/media/none.avif');
  expect([response.statusCode, response.body]).toEqual([404, 'Not here']);
});

test('an error of the bucket is a server error, and its message is not passed on', async () => {
  const response = await app.inject('/media/broken.avif');
  expect(response.statusCode).toBe(502);
  expect(response.body).not.toContain('AccessDenied');
});

test('visitors’ uploads have no URL, though they are in the bucket', async () => {
  const before = asked.length;
  for (const folder of ['private', 'media-orphans']) {
    expect((await app.inject(`/media/${folder}%2F0123456789abcdef0123456789abcdef.pdf`)).statusCode).toBe(404);
  }
  expect(asked.length).toBe(before);
});

test('a name cannot reach another bucket', async () => {
  const answers = {
    '..%2F..%2Fsecrets%2Fkey': 400,
    '..%5C..%5Csecrets': 400,
    '%2Fsecrets%2Fkey': 404,
    'a%2F..%2F..%2Fsecrets': 400,
  };
  for (const [path, status] of Object.entries(answers)) {
    const { statusCode } = await app.inject(`/media/${path}`);
    expect([statusCode, asked.filter((each) => !each?.startsWith('/pictures/'))], path).toEqual([status, []]);
  }
  await app.inject('/media/dunes-640.avif');
  expect(asked).toContain('/pictures/dunes-640.avif');
});
