import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What it was sent, whole mails. */
  readonly mails: string[];
  /** How many have connected. */
  readonly connections: number;
  /** Resolves when somebody has connected. */
  connected: Promise<unknown>;
  /** Hangs up on everyone. */
  hangUp(): void;
}

export interface MailServerFaults {
  /** It takes connections and never says a word. */
  isDeaf?: boolean;
  /** How many connections it is too busy for, the first ones. */
  refuses?: number;
  /** It knows nobody to whom mail is sent. */
  refusesRecipients?: boolean;
}

/** A mail server that takes everything, but for its faults, for the running test. */
export async function startMailServer(faults: MailServerFaults = {}): Promise<MailServer> {
  const { isDeaf = false, refuses = 0, refusesRecipients = false } = faults;
  const mails: string[] = [];
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    connections += 1;
    if (connections <= refuses) socket.end('421 too busy\r\n');
    else if (!isDeaf) converse(socket, refusesRecipients, (mail) => mails.push(mail));
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
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    connected,
    hangUp,
    get connections() {
      return connections;
    },
  };
}

/** As much of the protocol as sending a mail needs. */
function converse(socket: Socket, refusesRecipients: boolean, take: (mail: string) => void): void {
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
      const isRefused = refusesRecipients && said.startsWith('RCPT');
      socket.write(isMail ? '354 go on\r\n' : isRefused ? '550 no such person\r\n' : '250 ok\r\n');
      if (said === 'QUIT') socket.end();
    }
  });
}
