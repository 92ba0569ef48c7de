// `npm run test:long`, or with settings `npm run kill -- [--rounds 200] [--database sqlite|postgres] [--seed 7]`: kills the site at random
// moments, starts it again, and checks each time that nothing is lost, half-written or leaked. Without --database it runs on both.
import { parseArgs } from 'node:util';
import { LONG_ROUNDS } from '../tests/system/kill/limits.ts';
import { cleanUp, type Database, prepare, runOn } from '../tests/system/kill/runOn.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    rounds: { type: 'string', default: String(LONG_ROUNDS) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const databases = (values.database ? [values.database] : ['sqlite', 'postgres']) as Database[];
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];

try {
  if (!databases.every((name) => ['sqlite', 'postgres'].includes(name)) || !(rounds > 0) || !Number.isInteger(seed)) {
    throw new Error('Use --rounds with a number, --seed with a whole number, --database with sqlite or postgres.');
  }
  await prepare();
  for (const database of databases) {
    process.stdout.write(`${database}: ${rounds} rounds of seed ${seed}\n`);
    const started = Date.now();
    const onRound = (line: string): boolean => process.stdout.write(`  ${line}\n`);
    const { kills, operations, payments } = await runOn(database, { rounds, seed, onRound });
    if (rounds >= LONG_ROUNDS && payments === 0)
      throw new Error(`${database}: nobody paid, so nothing is proven of payments.`);
    process.stdout.write(
      `${database}: nothing wrong after ${rounds} kills (${kills.start} at the start, ${kills.work} at work, ${kills.server} with the database's own crash), ${operations} acknowledged operations, ${payments} payments, ${Math.round((Date.now() - started) / 1000)} s\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  cleanUp();
}
