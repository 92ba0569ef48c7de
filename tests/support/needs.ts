import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, it, type TestOptions } from 'vitest';
import { PROGRAMS } from '../../scripts/lib/debianPackages.mjs';
import { type Need, nameSkipped, refuseInCi } from './reporters/skipped.ts';

/** Checks for the requirements of some tests. */
const IS_THERE: Record<Need, () => boolean> = {
  PostgreSQL: () => Boolean(inject('postgresUrl')),
  nginx: () => isInstalled('nginx'),
  Varnish: () => isInstalled('Varnish'),
  'Docker Compose': () => answers('docker', 'compose', 'version'),
  'systemd-analyze': () => answers('systemd-analyze', '--version'),
  'an account that is not root': () => process.getuid?.() !== 0,
  'the right to mount': canMount,
};

/**
 * Vitest's `describe` for tests with a requirement: where it is missing they are skipped, and the end of the run lists it.
 * @throws in continuous integration, where `npm test` has installed it
 */
export function describeWith(need: Need, name: string, suite: () => void): void {
  if (isThere(need)) describe(name, () => suite());
  else describe.skip(nameSkipped(name, need), () => suite());
}

/**
 * Vitest's `it` for a test with a requirement: where it is missing it is skipped, and the end of the run lists it.
 * @throws in continuous integration, where `npm test` has installed it
 */
export function itWith(need: Need, name: string, test: () => Promise<void> | void, options: TestOptions = {}): void {
  if (isThere(need)) it(name, options, test);
  else it.skip(nameSkipped(name, need), options, test);
}

function isThere(need: Need): boolean {
  if (IS_THERE[need]()) return true;
  refuseInCi(need);
  return false;
}

function isInstalled(program: string): boolean {
  return Boolean(PROGRAMS.find(({ name }) => name === program)?.find());
}

function answers(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0;
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    // Not available.
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
