import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ISLAND_PATTERN } from '../../src/islands/findIslands.ts';
import { ROOT } from '../lib/root.ts';
import { followImports } from './followImports.ts';

export const PARTS = ['client', 'server', 'studio'] as const;
export type Part = (typeof PARTS)[number];
export type Stamp = Partial<Record<Part, string>>;

const STAMP_FILE = join(ROOT, 'dist/.stamp');
/** Inputs of every part. */
const COMMON = ['package-lock.json', 'tsconfig.json'];

/** Entries of each part; their imports are inputs too. */
const ENTRIES: Record<Part, readonly string[]> = {
  // Vite gets islands as entries; the loader is bundled by path.
  client: [
    'scripts/build/buildClient.ts',
    'vite.config.ts',
    ISLAND_PATTERN,
    'src/islands/loaderEntry.ts',
    'src/widgets/belowFold*.css',
  ],
  server: ['scripts/build/buildServer.ts', 'vite.server.config.ts', 'src/**/*', 'demo/**/*', 'site/**/*'],
  studio: [
    'scripts/build/buildStudio.ts',
    'src/studio/payload.config.ts',
    'site/site.{json,ts}',
    'src/studio/next/{next.config.mjs,instrumentation-client.ts,app/**/*}',
  ],
};
const IGNORED = [
  /\.test\.tsx?$/,
  /^site\/\.git\//,
  /(^|\/)README\.md$/,
  /^src\/studio\/next\/(\.next|next-env\.d\.ts|tsconfig\.json)/,
  /importMap\.js$/,
];

/** Input files of a part, from the root: changes of other files do not require a build. */
export function listInputs(part: Part): string[] {
  return followImports([...COMMON, ...ENTRIES[part]], ROOT).filter(
    (file) => !IGNORED.some((pattern) => pattern.test(file)),
  );
}

/** Hash of all inputs of a part. */
export function hashInputs(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listInputs(part)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Hashes of the last build; empty without one, or when the record is unreadable. */
export function readStamp(): Stamp {
  try {
    return JSON.parse(readFileSync(STAMP_FILE, 'utf8')) as Stamp;
  } catch {
    // Without a record everything is built, which is always correct.
    return {};
  }
}

/** Records the input hash of a part. */
export function writeStamp(part: Part, hash: string): void {
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, `${JSON.stringify({ ...readStamp(), [part]: hash }, undefined, 2)}\n`);
}
