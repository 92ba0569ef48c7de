import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { ENTRY_PREFIX } from '../../../src/islands/entries.ts';
import { findIslands } from '../../../src/islands/findIslands.ts';
import { brotliSize } from '../../budgets/brotli.ts';
import type { Asked } from './asked.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = join(ROOT, 'dist/bench');
const CLIENT = join(ROOT, 'dist/client');

/** Cost of a kind of widget on a page without others, in bytes, each file or style sheet compressed with brotli by itself. */
export interface WidgetBytes {
  kind: string;
  /** Its style in the smallest variant. */
  style: number;
  /** Its style with all variants. */
  allStyle: number;
  /** Its islands, with their style. */
  script: number;
  /** Files shared with other islands. */
  shared: number;
  /** Lazy chunks of its islands, such as Embla. */
  later: number;
}

/** Measures every kind on its examples: style as pages inline it, script as built. */
export async function measureBytes(): Promise<WidgetBytes[]> {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
  const owners = ownersOfIslands();
  return Object.entries(await askAll()).map(([kind, { examples }]) => {
    const sizes = examples.map(({ styles }) => styleSize([styles]));
    const islands = new Set(
      examples.flatMap((example) => example.islands.filter((name) => !example.inside.includes(owners.get(name) ?? ''))),
    );
    return {
      kind,
      style: Math.min(...sizes),
      allStyle: styleSize(examples.map(({ styles }) => styles)),
      ...scriptBytes(manifest, [...islands]),
    };
  });
}

/** What the examples load, by the built code. */
async function askAll(): Promise<Record<string, Asked>> {
  const configFile = join(ROOT, 'vite.server.config.ts');
  await build({
    root: ROOT,
    configFile,
    logLevel: 'error',
    build: { outDir: OUT, ssr: 'tests/load/widgets/bytesMain.ts' },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [join(OUT, 'bytesMain.js')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, Asked>;
}

function ownersOfIslands(): Map<string, string> {
  return new Map(findIslands(ROOT).map(({ file, name }) => [name, relative(ROOT, file).split(sep)[2] ?? '']));
}

/** Style sheets of the same name once, as on a page. */
function styleSize(sheets: readonly Readonly<Record<string, string>>[]): number {
  const joined = Object.values(Object.assign({}, ...sheets) as Record<string, string>).join('');
  return joined ? brotliSize(joined) : 0;
}

function scriptBytes(manifest: Manifest, islands: readonly string[]): Pick<WidgetBytes, 'later' | 'script' | 'shared'> {
  const entries = islands.flatMap((name) => chunkOf(manifest, name) ?? []);
  const shared = new Set(entries.flatMap((entry) => importsOf(manifest, entry)));
  const later = new Set(
    [...entries, ...shared]
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .flatMap((key) => manifest[key] ?? [])
      .flatMap((chunk) => [chunk, ...importsOf(manifest, chunk)])
      .filter((chunk) => !shared.has(chunk) && !entries.includes(chunk)),
  );
  return { script: sizeOf(entries), shared: sizeOf(shared), later: sizeOf(later) };
}

function chunkOf(manifest: Manifest, island: string): ManifestChunk | undefined {
  return Object.values(manifest).find(({ isEntry, name }) => isEntry && name === ENTRY_PREFIX + island);
}

function importsOf(manifest: Manifest, { imports = [] }: ManifestChunk): ManifestChunk[] {
  return imports.flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk, ...importsOf(manifest, chunk)] : [];
  });
}

/** Each file once, with its style. */
function sizeOf(chunks: Iterable<ManifestChunk>): number {
  const files = new Set([...chunks].flatMap(({ css = [], file }) => [file, ...css]));
  return [...files].reduce((sum, file) => sum + brotliSize(readFileSync(join(CLIENT, file))), 0);
}
