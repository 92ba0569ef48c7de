// Separate process, so that its work does not delay the measurement: `node attacker.ts <origin> <listing id> <name of the attack> <partner's key>`.
// Prints the outcomes of its requests, by status, when its input ends.
import { connect, type Socket } from 'node:net';
import { type Attack, listAttacks } from './attacks.ts';

/** "One visitor with any five sockets." */
const SOCKETS = 5;
/** A different visitor than the measured ones; all of 127.0.0.0/8 is this machine. */
const ATTACKER_ADDRESS = '127.0.0.2';

const BLANK_LINE = '\r\n\r\n';

const [origin = '', listingId = '', name = '', partnerKey = ''] = process.argv.slice(2);
const { host, port } = new URL(origin);
const attack = listAttacks({ host, listingId, partnerKey }).find((each) => each.name === name);
if (!attack) throw new Error(`There is no attack “${name}”.`);

/** Keep-alive connections whose last response is complete. */
const idle: Socket[] = [];
const endings = new Map<string, number>();
let number = 0;
let isOver = false;
process.stdin.resume().on('end', () => {
  isOver = true;
  process.stdout.write(JSON.stringify(Object.fromEntries(endings)), () => process.exit());
});

for (let socket = 0; socket < SOCKETS; socket += 1) void repeat(attack);

async function repeat(each: Attack): Promise<void> {
  while (!isOver) {
    number += 1;
    const ending = await send(each.request(number), each.hangUpMs);
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
}

/** Whether a body is complete; a chunked one ends with an empty chunk. */
function isEnded(head: string, body: string): boolean {
  if (/^transfer-encoding: chunked/im.test(head)) return body.endsWith(`0${BLANK_LINE}`);
  return body.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
}

/** Resolves with the status of the response, or how the connection ended without one. */
function send(bytes: string | Buffer, hangUpMs: number | undefined): Promise<string> {
  return new Promise((resolve) => {
    const socket = idle.pop() ?? connect({ host: '127.0.0.1', port: Number(port), localAddress: ATTACKER_ADDRESS });
    let answer = '';
    let isLeft = false;
    const end = (ending: string): void => {
      socket.removeAllListeners();
      // Later errors do not matter.
      socket.on('error', () => undefined).resume();
      resolve(ending);
    };
    const statusOf = (): string => answer.slice(9, 12);
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      const headLength = answer.indexOf(BLANK_LINE);
      const head = answer.slice(0, Math.max(headLength, 0));
      const isWhole = headLength > 0 && isEnded(head, answer.slice(headLength + BLANK_LINE.length));
      // After a refusal the rest of the request is not read.
      if (hangUpMs !== undefined || (!isWhole && !/^[45]/.test(statusOf()))) return;
      if (isWhole && !/^connection: close/im.test(head)) idle.push(socket);
      else socket.destroy();
      end(statusOf());
    });
    socket.on('error', (error: NodeJS.ErrnoException) => end(statusOf() || (error.code ?? 'error')));
    socket.on('close', () => end(statusOf() || (isLeft ? 'left' : 'closed')));
    socket.write(bytes);
    if (hangUpMs !== undefined)
      setTimeout(() => {
        isLeft = true;
        socket.destroy();
      }, hangUpMs);
  });
}
