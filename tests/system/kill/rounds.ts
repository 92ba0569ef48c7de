import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/root.ts';
import { KEEPS_COMPILED, serverCommand } from '../../support/servers/serverCommand.ts';
import type { Report } from './messages.ts';
import { createRandom } from './random.ts';

/** Where this process builds its writer: beside the built server so that both resolve the same packages. */
export const WRITER_FOLDER = join(ROOT, `dist/kill/${process.pid}`);

/** Maximum number of operations before a kill, and the maximum delay after them, in ms. */
const MAX_OPERATIONS = 14;
const MAX_REST_MS = 60;
/** Maximum time into a start at which a process is killed, in ms. */
const MAX_START_MS = 700;
/** Number of the first rounds, which create the tables, and share of the others, that are killed during the start. */
const FIRST_STARTS = 4;
const START_SHARE = 0.1;
const SERVER_SHARE = 0.06;

/** A database server that can be crashed. */
export interface Crashable {
  /** Kills every process of the server at once, as a power cut would. */
  pause(): void;
  resume(): void;
}

export interface ScheduledJobOptions {
  dataDir: string;
  databaseUrl?: string;
  /** Environment of the payment providers, which outlive the processes. */
  providers: Record<string, string>;
  rounds: number;
  seed: number;
  /** If given, it is crashed in some rounds. */
  server?: Crashable;
  /** Progress callback. */
  onRound?(line: string): void;
}

export interface Summary {
  /** Number of kills during a start, during work, and during work with a database crash. */
  kills: { start: number; work: number; server: number };
  /** Acknowledged operations. */
  operations: number;
  /** Number of them required before the kills during work, from the seed. */
  awaited: number;
}

interface Writer {
  process: ChildProcess;
  reports: Report[];
  output(): string;
  /** Resolves with the `count`th report of this kind; rejects when the process exits before. */
  wait<S extends Report['says']>(says: S, count?: number): Promise<Extract<Report, { says: S }>>;
}

/**
 * Starts, kills and restarts. Each start checks what the previous kill has left.
 * @throws Error with the faults, the round and the seed, at the first round that finds any
 */
export async function runRounds(options: ScheduledJobOptions): Promise<Summary> {
  const { onRound, rounds, seed, server } = options;
  const random = createRandom(seed);
  const summary: Summary = { kills: { start: 0, work: 0, server: 0 }, operations: 0, awaited: 0 };
  let spare = startWriter(options);

  async function play(round: number, isLast: boolean): Promise<void> {
    const writer = spare;
    await writer.wait('loaded');
    writer.process.send({ round, seed, journal: join(options.dataDir, '..', 'journal') });
    const kind = isLast ? 'last' : chooseKind(round);
    if (kind === 'start') {
      await setTimeout(random.between(0, MAX_START_MS));
      spare = startWriter(options);
    } else {
      const { faults, took } = (await writer.wait('checked')).outcome;
      if (faults.length) throw new Error(faults.join('\n'));
      onRound?.(`round ${round}: ${kind}; ms: ${print(took)}`);
      if (!isLast) spare = startWriter(options);
      if (!isLast) await letWork(writer);
    }
    if (kind === 'server') await crash(writer);
    await kill(writer);
    const failures = writer.reports.filter((report) => report.says === 'fault').map(({ text }) => text);
    // While its database is down, every operation fails.
    if (failures.length && kind !== 'server') throw new Error(failures.join('\n'));
    countOperations(writer);
    if (kind !== 'last') summary.kills[kind] += 1;
  }

  /** Waits by completed operations, so that slow machines are killed at the same points of the work. */
  async function letWork(writer: Writer): Promise<void> {
    const count = Math.floor(random.between(0, MAX_OPERATIONS));
    await writer.wait('done', count);
    summary.awaited += count;
    await setTimeout(random.between(0, MAX_REST_MS));
  }

  function countOperations({ reports }: Writer): void {
    summary.operations += reports.filter(({ says }) => says === 'done').length;
  }

  function chooseKind(round: number): 'server' | 'start' | 'work' {
    if (round <= FIRST_STARTS || random.chance(START_SHARE)) return 'start';
    return server && random.chance(SERVER_SHARE) ? 'server' : 'work';
  }

  /** In half of the rounds the process is killed with its database, otherwise it must continue when that is back. */
  async function crash(writer: Writer): Promise<void> {
    server?.pause();
    if (random.chance(0.5)) await kill(writer);
    server?.resume();
    if (writer.process.exitCode === null && writer.process.signalCode === null) {
      countOperations(writer);
      writer.reports.length = 0;
      await letWork(writer);
    }
  }

  for (let round = 1; round <= rounds + 1; round += 1) {
    const current = spare;
    try {
      await play(round, round > rounds);
    } catch (error) {
      await kill(spare);
      await kill(current);
      const { message } = error as Error;
      throw new Error(`Round ${round} of seed ${seed} (${JSON.stringify(summary)}):\n${message}\n${current.output()}`);
    }
  }
  return summary;
}

function print(took: Record<string, number>): string {
  return Object.entries(took)
    .map(([name, milliseconds]) => `${name} ${milliseconds}`)
    .join(', ');
}

async function kill({ process: child }: Writer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function startWriter({ dataDir, databaseUrl, providers }: ScheduledJobOptions): Writer {
  const extra = {
    ...KEEPS_COMPILED,
    NO_DEMO: 'empty',
    ...providers,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const { command, options } = serverCommand(dataDir, 0, extra);
  const child = spawn(command, ['--enable-source-maps', join(WRITER_FOLDER, 'writer.js')], {
    ...options,
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const reports: Report[] = [];
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  }
  child.on('message', (report: Report) => reports.push(report));
  return {
    process: child,
    reports,
    output: () => output,
    wait: (says, count = 1) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = reports.filter((report) => report.says === says);
          if (found.length >= count) resolve(found[count - 1] as never);
        };
        look();
        child.on('message', look);
        child.once('exit', (code) => reject(new Error(`The writer ended with ${code} before it was ${says}.`)));
      }),
  };
}
