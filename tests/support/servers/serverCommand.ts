import type { SpawnOptions } from 'node:child_process';
import { resolve } from 'node:path';
import { SERVER_ARGUMENTS } from '../../../scripts/lib/serverArguments.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
/**
 * Environment of a server whose memory is not measured: Node caches its compiled code, and the next start takes a fifth less of the
 * processor and 30 MB more.
 */
export const KEEPS_COMPILED = { NODE_COMPILE_CACHE: resolve(ROOT, 'dist/compiled') };

/** Pictures in a quarter of the time; AVIF files that phones do not get are a fifth larger than a visitor's. */
export const CHEAP_PICTURES = { AVIF_EFFORT: '0' };

/** Environment variables of another site on the machine. */
const FOREIGN = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'ROLE',
  'HOST',
  'SECRET',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'NO_DEMO',
  'PURGE_URL',
  'PURGE_SECRET',
  'NODE_COMPILE_CACHE',
];

/**
 * Command that starts the built server as in production, with its own data folder.
 * @param extra environment variables, such as `DATABASE_URL`
 * @param root of a copy of the repository that is built
 */
export function serverCommand(
  dataDir: string,
  port: number,
  extra: Record<string, string> = {},
  root = ROOT,
): { command: string; args: string[]; options: SpawnOptions } {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    RIHLA_ROOT: root,
    ...CHEAP_PICTURES,
  };
  for (const name of Object.keys(env))
    if (FOREIGN.includes(name) || /^(S3|STRIPE|PAYPAL)_/.test(name)) delete env[name];
  Object.assign(env, extra);
  return {
    command: process.execPath,
    args: [...SERVER_ARGUMENTS],
    options: { cwd: root, env },
  };
}
