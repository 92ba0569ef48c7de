// A process of its own, so that its work does not delay what is measured: `node attacker.ts <origin> <listing id> <name of the attack>`.
// It prints how its requests ended, by status, when its input ends.
import { connect } from 'node:net';
import { type Attack, listAttacks } from './attacks.ts';

/** "One visitor with any five sockets." */
const SOCKETS = 5;
/** Another visitor than those who are measured; all of 127.0.0.0/8 is this machine. */
const ATTACKER_ADDRESS = '127.0.0.2';

const [origin = '', listingId = '', name = ''] = process.argv.slice(2);
const { host, port } = new URL(origin);
const attack = listAttacks({ host, listingId }).find((each) => each.name === name);
if (!attack) throw new Error(`There is no attack “${name}”.`);

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

/** Resolves with the status of the answer, or how the connection ended without one. */
function send(bytes: string | Buffer, hangUpMs: number | undefined): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: ATTACKER_ADDRESS });
    let status = '';
    let isLeft = false;
    socket.on('connect', () => {
      socket.write(bytes);
      if (hangUpMs !== undefined)
        setTimeout(() => {
          isLeft = true;
          socket.destroy();
        }, hangUpMs);
    });
    socket.on('data', (part: Buffer) => {
      status ||= part.toString('latin1', 9, 12);
      // Nobody reads on after a refusal, and a body that is being sent is broken off.
      if (/^[45]/.test(status)) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => (status ||= error.code ?? 'error'));
    socket.on('close', () => resolve(status || (isLeft ? 'left' : 'closed')));
  });
}
