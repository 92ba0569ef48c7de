import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** What it has taken, whole mails. */
  readonly mails: string[];
  /** The mails that came to it whole, whether it took them or not. */
  readonly received: string[];
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
  /** Happens when somebody has connected; false: nobody is answered. */
  onConnect?(): false | undefined;
  /** What it answers to a recipient; undefined: it takes the mail. */
  answerTo?(address: string): number | undefined;
  /** What it answers to a sender. */
  answerFrom?(address: string): number | undefined;
  /** Happens when a mail has come whole, before it is taken; false: it is never answered. */
  onMail?(mail: string): Promise<false | undefined> | false | undefined;
}

/** A mail server that takes everything, but for its faults, for the running test. */
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
  // Whoever hangs up is no fault of the server.
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
