import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which any text can be sent. */
export interface RawConnection {
  readonly socket: Socket;
  send(text: string): void;
  /** Everything received, once the server closes the connection. */
  ended(): Promise<string>;
  /** Everything received, once it contains `text`. */
  answered(text: string): Promise<string>;
}

/**
 * Opens a raw connection to a site, without an HTTP client.
 * @param localAddress the loopback address of another visitor, with its own connection limit
 */
export async function connectRaw(origin: string, localAddress?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  // A server that hangs up during a request is what the tests are about.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // Not `once`, which rejects on an error: the rejection could be unhandled.
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

/** Sends one request and resolves to the status of the response; 0 when the server hung up without one. */
export async function rawStatus(origin: string, text: string): Promise<number> {
  const connection = await connectRaw(origin);
  connection.send(text);
  const answer = await connection.answered('\r\n\r\n');
  connection.socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
