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
/** What every part is built with. */
const COMMON = ['package-lock.json', 'tsconfig.json'];

/** What each part begins with; what that imports belongs to it too. */
const ENTRIES: Record<Part, readonly string[]> = {
  // Vite is told of islands and of what wraps them; the loader is bundled by a path.
  client: [
    'scripts/build/buildClient.ts',
    'vite.config.ts',
    ISLAND_PATTERN,
    'src/islands/{loaderEntry.ts,reactIsland.tsx}',
    'src/widgets/belowFold*.css',
  ],
  server: ['scripts/build/buildServer.ts', 'vite.server.config.ts', 'src/**/*', 'site/**/*'],
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

/** The files a part is made of, from the root: a change in any other leaves it as it is. */
export function listInputs(part: Part): string[] {
  return followImports([...COMMON, ...ENTRIES[part]], ROOT).filter(
    (file) => !IGNORED.some((pattern) => pattern.test(file)),
  );
}

/** The hash of everything a part is built from. */
export function hashInputs(part: Part): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listInputs(part)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** What was built last; empty when nothing was, or when the record cannot be read. */
export function readStamp(): Stamp {
  try {
    return JSON.parse(readFileSync(STAMP_FILE, 'utf8')) as Stamp;
  } catch {
    // Without a record everything is built, which is always right.
    return {};
  }
}

/** Records what a part was built from. */
export function writeStamp(part: Part, hash: string): void {
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, `${JSON.stringify({ ...readStamp(), [part]: hash }, undefined, 2)}\n`);
}
