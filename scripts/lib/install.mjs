// @ts-check
// Runs on whatever Node the host has (18 or newer), before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const STAMP = join(ROOT, 'node_modules/.rihla-installed');

/** The pinned Node that npm installed; everything but the installation itself uses it. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Installs the packages of package-lock.json when they are missing or belong to another lock file. Exits with npm's exit code on failure. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : matchesLock() ? wanted : '';
  if (installed === wanted && existsSync(NODE)) {
    if (!existsSync(STAMP)) writeFileSync(STAMP, wanted);
    return;
  }
  process.stdout.write('Installing packages …\n');
  // NODE_ENV=production would omit the build tools.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`npm could not be run: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}

/** Whether npm has already installed this very lock file: npm keeps a copy of it. */
function matchesLock() {
  try {
    const { packages: wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const { packages: found } = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(wanted).every(
      ([name, { version, optional }]) => !name || optional || found[name]?.version === version,
    );
  } catch {
    // Not installed, or by another tool: left to npm.
    return false;
  }
}
