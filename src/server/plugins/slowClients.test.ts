import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { buildTestApp } from '../testSupport.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestApp({ handlerTimeoutMs: 100 });
  app.post('/form', endpoint(READING), async (request) => ({ got: request.body }));
  // A slow client is only slow on a real connection.
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the beginning of a request and nothing more; resolves to all that comes back until the server hangs up. */
async function sendPart(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test('a body that does not arrive is not waited for', async () => {
  const answer = await sendPart(
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"half":',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer.toLowerCase()).toContain('retry-after: 5');
});

test('a refused request is hung up on, whatever it still wants to send', async () => {
  const answer = await sendPart('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\nx');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
});

test('headers and whole requests have their time, files of forms also where there is no studio', () => {
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(600_000);
});
