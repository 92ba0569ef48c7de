import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError, takeSite } from '../src/site/findSite.ts';
import { hashInputs, PARTS, type Part, readStamp, writeStamp } from './build/stamp.ts';
import { ROOT } from './lib/root.ts';

// Builds what is stale: `node scripts/build.ts [--force] [client] [server] [studio]`.
// Vite and React read this when they are loaded, hence the imports further down.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  takeSite(ROOT);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  process.stderr.write(`Rihla cannot be built.\n${error.message}\n`);
  process.exit(1);
}

const RESULTS: Record<Part, string> = {
  client: 'dist/client/fonts.json',
  server: 'dist/server/main.js',
  studio: 'src/studio/next/.next/BUILD_ID',
};

const BUILDERS: Record<Part, () => Promise<void>> = {
  client: async () => (await import('./build/buildClient.ts')).buildClient(),
  server: async () => (await import('./build/buildServer.ts')).buildServer(),
  studio: async () => (await import('./build/buildStudio.ts')).buildStudio(),
};

const asked = process.argv.slice(2);
const named = PARTS.filter((part) => asked.includes(part));
const stamp = asked.includes('--force') ? {} : readStamp();

async function buildPart(part: Part): Promise<void> {
  const hash = hashInputs(part);
  if (stamp[part] === hash && existsSync(join(ROOT, RESULTS[part]))) return;
  const started = Date.now();
  process.stdout.write(`Building the ${part} …\n`);
  await BUILDERS[part]();
  writeStamp(part, hash);
  process.stdout.write(`Built the ${part} in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
}

// Next builds in a separate process, so the other two run meanwhile.
const results = await Promise.allSettled([
  (named.length ? named : PARTS).includes('studio') ? buildPart('studio') : undefined,
  (async () => {
    for (const part of ['client', 'server'] as const) if (!named.length || named.includes(part)) await buildPart(part);
  })(),
]);
for (const result of results) {
  if (result.status === 'fulfilled') continue;
  process.stderr.write(`${result.reason instanceof Error ? result.reason.stack : result.reason}\n`);
  process.exitCode = 1;
}
