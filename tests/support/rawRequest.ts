import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which anything at all can be sent, as text. */
export interface RawConnection {
  readonly socket: Socket;
  send(text: string): void;
  /** Everything that has come back, once the server hangs up. */
  ended(): Promise<string>;
  /** Everything that has come back, once it contains `text`. */
  answered(text: string): Promise<string>;
}

/**
 * Connects to a site without any of the manners of an HTTP client.
 * @param localAddress the loopback address of a visitor apart from the test itself, whose connections have a limit of their own
 */
export async function connectRaw(origin: string, localAddress?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  // A server that hangs up while something is still being sent is what the tests are about.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // Not `once`, which is rejected by an error: nobody may be waiting.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return {
    socket,
    send: (text) => void socket.write(text, 'latin1'),
    ended: async () => {
      await closed;
      return answer;
    },
    answered: async (text) => {
      while (!answer.includes(text) && !socket.closed) await Promise.race([once(socket, 'data'), closed]);
      return answer;
    },
  };
}

/** Sends one request and resolves to the status of the answer; 0 when the server hung up without one. */
export async function rawStatus(origin: string, text: string): Promise<number> {
  const connection = await connectRaw(origin);
  connection.send(text);
  const answer = await connection.answered('\r\n\r\n');
  connection.socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
