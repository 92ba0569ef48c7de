// `npm run bench:attacks`: response times of other visitors during denial-of-service attacks by one visitor with five sockets, as one table. `--
// --strict` fails when a budget is missed; other arguments are parts of the attacks' names.
import { randomBytes } from 'node:crypto';
import { isTooSlow, renderAttacks } from '../tests/load/attacks/attackRows.ts';
import { listAttacks } from '../tests/load/attacks/attacks.ts';
import { measureAttacks } from '../tests/load/attacks/measureAttacks.ts';
import { describeMachine } from '../tests/load/machine.ts';
import { claimSite } from '../tests/support/requests/staff.ts';
import { startSeededSite } from '../tests/support/servers/seededSite.ts';
import { runNode } from './lib/runNode.ts';

const SECONDS = 10;

const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = listAttacks({ host: '', listingId: '', partnerKey: '' }).map(({ name }) => name);
const names = parts.length ? all.filter((name) => parts.some((part) => name.includes(part))) : all;

await runNode(['scripts/build.ts'], { NODE_ENV: 'production' });
const site = await startSeededSite('bench-attacks');
try {
  await fetch(`${site.origin}/admin/login`);
  const partnerKey = randomBytes(32).toString('base64url');
  const partners = [{ name: 'Atlas Treks', key: partnerKey }];
  const staff = await claimSite(site);
  const set = await staff('POST', '/globals/channels', { octo: true, octoBookings: true, partners });
  if (!set.ok) throw new Error(`The partner was not made: ${set.status} ${await set.text()}`);
  const say = (line: string): void => void process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${line}\n`);
  const figures = await measureAttacks(site.origin, { names, partnerKey, seconds: SECONDS, say });
  process.stdout.write(`Measured on ${describeMachine()}.\n\n${renderAttacks(figures)}\n`);
  if (process.argv.includes('--strict') && figures.some(isTooSlow)) process.exitCode = 1;
} finally {
  await site.stop();
}
