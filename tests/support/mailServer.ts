import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What it was sent, whole mails. */
  readonly mails: string[];
  /** Resolves when somebody has connected. */
  connected: Promise<unknown>;
  /** Hangs up on everyone. */
  hangUp(): void;
}

/**
 * A mail server that takes everything, for the running test.
 * @param isDeaf true: it takes connections and never says a word
 */
export async function startMailServer({ isDeaf = false } = {}): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!isDeaf) converse(socket, (mail) => mails.push(mail));
  });
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return { url: `smtp://127.0.0.1:${address.port}`, mails, connected, hangUp };
}

/** As much of the protocol as sending a mail needs. */
function converse(socket: Socket, take: (mail: string) => void): void {
  let received = '';
  let isMail = false;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = received.indexOf(mark);
      if (end < 0) return;
      const said = received.slice(0, end);
      received = received.slice(end + mark.length);
      if (isMail) take(said);
      isMail = !isMail && said === 'DATA';
      socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n');
      if (said === 'QUIT') socket.end();
    }
  });
}
