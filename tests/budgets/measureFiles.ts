import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliSize } from './brotli.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'dist/client');

/** Sizes in bytes, compressed with brotli, by owner. */
export interface Sizes {
  /** Every style sheet that pages inline. */
  styles: Record<string, number>;
  /** The loader, and every script of the client build, without the hash in its name. */
  scripts: Record<string, number>;
}

/** Measures the style sheets of the sources and the scripts of the last build. */
export function measureFiles(): Sizes {
  const styles = globSync('src/{styles,islands,overlays,parts,render,widgets}/**/*.css', { cwd: ROOT }).sort();
  const scripts = globSync('assets/**/*.js', { cwd: CLIENT }).sort();
  return {
    styles: Object.fromEntries(styles.map((file) => [file.replace(/^src\//, ''), styleSize(join(ROOT, file))])),
    scripts: Object.fromEntries(
      scripts.map((file) => [withoutHash(file), brotliSize(readFileSync(join(CLIENT, file)))]),
    ),
  };
}

/** Approximates the build: without comments and insignificant white space. */
function styleSize(file: string): number {
  const css = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
  return brotliSize(css);
}

function withoutHash(file: string): string {
  const name = basename(file).replace(/-(?:[\da-f]{10}|[\w-]{7,8})\.js$/, '.js');
  return file.includes('/island/') ? `island/${name}` : name;
}
