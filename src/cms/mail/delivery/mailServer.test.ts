import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { startMailServer } from '../../../../tests/support/providers/mailServer.ts';
import { connectMailServer } from './mailServer.ts';

const ENV = { publicUrl: 'http://localhost:3000' };
const MAIL = { from: 'a@example.com', to: 'b@example.com', subject: 'Hello', text: 'Hello.' };

test.each([
  ['in digits', (url: string) => url],
  ['by a name', (url: string) => url.replace('127.0.0.1', 'localhost')],
])('a server of the studio’s settings on this machine, %s, is never connected to', async (_, change) => {
  const server = await startMailServer();
  const deliver = await connect(change(server.url), { allowsLoopback: false });
  await expect(deliver(MAIL)).rejects.toThrow(/private network/);
  expect(server.connections).toBe(0);
});

test('except when the environment allows it', async () => {
  const server = await startMailServer();
  await (await connect(server.url, { allowsLoopback: true }))(MAIL);
  expect(server.mails).toHaveLength(1);
});

test('nothing is sent to a server without TLS when TLS is required', async () => {
  const server = await startMailServer();
  const deliver = await connect(`${server.url}?requireTLS=true`, { allowsLoopback: true });
  await expect(deliver(MAIL)).rejects.toThrow();
  expect(server.received).toEqual([]);
});

async function connect(url: string, guard: { allowsLoopback: boolean }) {
  const payload = { logger: { info: vi.fn() } } as unknown as Payload;
  return (await connectMailServer(ENV, { url, guard }))(payload);
}
