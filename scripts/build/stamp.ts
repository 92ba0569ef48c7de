import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/root.ts';

export const PARTS = ['client', 'server', 'studio'] as const;
export type Part = (typeof PARTS)[number];
export type Stamp = Partial<Record<Part, string>>;

const STAMP_FILE = join(ROOT, 'dist/.stamp');
/** What every part is built with. */
const TOOLS = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/build/*.ts'];

/** The files each part is made of; more than necessary is harmless, fewer would leave a stale build. */
const INPUTS: Record<Part, readonly string[]> = {
  client: ['vite.config.ts', 'src/{browser,islands,overlays,parts,shared,styles,visitor,widgets}/**/*'],
  server: ['vite.server.config.ts', 'src/**/*'],
  studio: ['src/{cms,documents,parts,shared,studio,visitor,widgets}/**/*', 'src/env.ts'],
};
const IGNORED = [
  /\.test\.tsx?$/,
  /(^|\/)README\.md$/,
  /^src\/studio\/next\/(\.next|next-env\.d\.ts|tsconfig\.json)/,
  /importMap\.js$/,
];

/** The hash of everything a part is built from. */
export function hashInputs(part: Part): string {
  const isIgnored = (file: string): boolean => IGNORED.some((pattern) => pattern.test(file));
  const exclude = (path: string): boolean => path === 'src/studio/next/.next' || path === '.next';
  const files = globSync([...TOOLS, ...INPUTS[part]], { cwd: ROOT, exclude }).filter((file) => !isIgnored(file));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    if (statSync(join(ROOT, file)).isFile()) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
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
