import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SHIPPED = resolve(import.meta.dirname, '../../deploy/varnish');
const START_LIMIT_MS = 20_000;

/** Debian's Varnish, running with the configuration of `deploy/varnish/`. */
export interface Varnish {
  /** Such as `http://localhost:4800`. */
  readonly origin: string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export interface VarnishOptions {
  port: number;
  /** Ports of the processes that serve visitors: two, as the shipped file names. */
  sites: readonly [number, number];
  /** Port of the process with the studio. */
  studio: number;
  secret: string;
}

/**
 * Starts Varnish in the foreground with the shipped files, their ports replaced, and waits until it answers.
 * @throws with Varnish's own words when it does not start
 */
export async function startVarnish({ port, sites, studio, secret }: VarnishOptions): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-varnish-'));
  cpSync(SHIPPED, folder, { recursive: true });
  const backends = join(folder, 'backends.vcl');
  const ports = new Map([
    ['3001', sites[0]],
    ['3002', sites[1]],
    ['3000', studio],
  ]);
  const text = readFileSync(backends, 'utf8').replace(
    /\.port = "(\d+)"/g,
    (_all, shipped: string) => `.port = "${ports.get(shipped)}"`,
  );
  writeFileSync(backends, text);
  const work = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-T', 'none', '-a', `localhost:${port}`];
  const child = spawn(
    '/usr/sbin/varnishd',
    [...work, '-f', join(folder, 'rihla.vcl'), '-s', 'malloc,32m', ...shippedParameters()],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PURGE_SECRET: secret },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(port, child);
  } catch (error) {
    await stop();
    throw new Error(`Varnish did not start:\n${output}`, { cause: error });
  }
  return { origin: `http://localhost:${port}`, stop };
}

/** The `-p` switches of the shipped unit. */
function shippedParameters(): string[] {
  return [...readFileSync(join(SHIPPED, 'rihla.conf'), 'utf8').matchAll(/-p \S+/g)].flatMap(([all]) => all.split(' '));
}

async function waitUntilListening(port: number, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && performance.now() < end) {
    const isThere = await fetch(`http://localhost:${port}/.rihla/purge`).then(
      ({ status }) => status === 403,
      () => false,
    );
    if (isThere) return;
    await pause(50);
  }
  throw new Error(child.exitCode === null ? 'It does not listen.' : `It ended with ${child.exitCode}.`);
}
