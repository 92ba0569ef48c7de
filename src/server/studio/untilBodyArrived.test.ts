import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../plugins/requestLimits.ts';
import { BODY_TIMEOUT_MS, untilBodyArrived } from './untilBodyArrived.ts';

/** A request whose head has arrived, and the socket that sends its body. */
async function receive(bytes: number): Promise<{ body: IncomingMessage; socket: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  const [body] = (await once(server, 'request')) as [IncomingMessage];
  return { body, socket };
}

it.each([1, 3000, MAX_BODY_BYTES])(
  'resolves when all of %i bytes have come, which are read after that',
  async (bytes) => {
    const { body, socket } = await receive(bytes);
    let hasArrived = false;
    const arrived = untilBodyArrived(body, bytes).then(() => {
      hasArrived = true;
    });
    if (bytes > 1) {
      const readable = once(body, 'readable');
      socket.write('x'.repeat(bytes - 1));
      await readable;
      expect(hasArrived).toBe(false);
    }
    socket.write('x');
    await arrived;
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(body, 'end');
    expect(Buffer.concat(chunks)).toHaveLength(bytes);
  },
);

it('resolves at once without a body, and when the client has left', async () => {
  const none = await receive(0);
  await untilBodyArrived(none.body, 0);
  const { body, socket } = await receive(10);
  const left = untilBodyArrived(body, 10);
  socket.destroy();
  await left;
});

it('refuses a body that does not come', async () => {
  const { body } = await receive(10);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const refused = expect(untilBodyArrived(body, 10)).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS);
  await refused;
});
