import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Accepted mails, entire. */
  readonly mails: string[];
  /** Mails received entirely, accepted or not. */
  readonly received: string[];
  /** Number of connections. */
  readonly connections: number;
  /** Resolves on the first connection. */
  connected: Promise<unknown>;
  /** Closes all connections. */
  hangUp(): void;
}

export interface MailServerFaults {
  /** Accepts connections but never responds. */
  isDeaf?: boolean;
  /** Number of first connections that it refuses as busy. */
  refuses?: number;
  /** Called on a connection; false: never responds. */
  onConnect?(): false | undefined;
  /** Response code to a recipient; undefined: accepted. */
  answerTo?(address: string): number | undefined;
  /** Response code to a sender. */
  answerFrom?(address: string): number | undefined;
  /** Called when a mail was received entirely, before it is accepted; false: never responds. */
  onMail?(mail: string): Promise<false | undefined> | false | undefined;
}

/** A mail server that accepts everything, except for its faults, for the running test. */
export async function startMailServer(faults: MailServerFaults = {}): Promise<MailServer> {
  const { answerFrom, answerTo, isDeaf = false, onConnect, onMail, refuses = 0 } = faults;
  const mails: string[] = [];
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_, answer) => {
      connections += 1;
      if (onConnect?.() === false) return;
      if (!isDeaf) answer(connections <= refuses ? refusal(421) : null);
    },
    onMailFrom: ({ address }, _, answer) => answer(refusal(answerFrom?.(address))),
    onRcptTo: ({ address }, _, answer) => answer(refusal(answerTo?.(address))),
    onData: async (stream, _, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const mail = Buffer.concat(chunks).toString('utf8');
      received.push(mail);
      if ((await onMail?.(mail)) === false) return;
      mails.push(mail);
      answer();
    },
  });
  // A client that hangs up is not an error of the server.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const connected = once(server.server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    received,
    connected,
    hangUp,
    get connections() {
      return connections;
    },
  };
}

function refusal(responseCode: number | undefined): Error | null {
  return responseCode === undefined ? null : Object.assign(new Error('not now or never'), { responseCode });
}
