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
  // inject cannot simulate a slow client.
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the beginning of a request and nothing more; resolves to the whole response once the server closes the connection. */
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

test('a body that does not arrive times out', async () => {
  const answer = await sendPart(
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"half":',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer.toLowerCase()).toContain('retry-after: 5');
});

test('closes the connection of a refused request, whatever it still sends', async () => {
  const answer = await sendPart('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\nx');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
});

test('has timeouts for headers and whole requests, uploads included, also without a studio', () => {
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(600_000);
});
