// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { islandEntries } from './entries.ts';
import { devManifest, resolveFromManifest } from './manifest.ts';

const repository = path.resolve(import.meta.dirname, '../..');
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rihla-entries-'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'src/widgets/gallery/island'), { recursive: true });
  mkdirSync(path.join(root, 'src/parts/to-top/island'), { recursive: true });
  writeFileSync(
    path.join(root, 'src/widgets/gallery/island/GalleryIsland.ts'),
    `import './gallery.css';\nexport function mount(element: Element) { element.append('Gallery'); }\n`,
  );
  writeFileSync(path.join(root, 'src/widgets/gallery/island/gallery.css'), 'p { color: red }');
  writeFileSync(
    path.join(root, 'src/parts/to-top/island/toTopIsland.ts'),
    `export function mount(element: Element) { element.remove(); }\n`,
  );
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const makeConfig = (): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  logLevel: 'error',
  cacheDir: path.join(root, 'cache'),
  plugins: [react(), islandEntries()],
});

describe('the client build', () => {
  test('has an entry exporting mount for every island, found through its manifest', async () => {
    await build({ ...makeConfig(), build: { manifest: true, outDir: 'dist' } });
    const manifest = JSON.parse(readFileSync(path.join(root, 'dist/.vite/manifest.json'), 'utf8'));
    const resolve = resolveFromManifest(manifest);

    const toTop = resolve('to-top');
    expect(toTop.src).toMatch(/^\/assets\/island\/to-top-.+\.js$/);
    const module = await import(pathToFileURL(path.join(root, 'dist', toTop.src)).href);
    expect(module.mount).toBeTypeOf('function');

    const gallery = resolve('gallery');
    expect(gallery.css).toEqual([expect.stringMatching(/^\/assets\/.+\.css$/)]);
    const code = readFileSync(path.join(root, 'dist', gallery.src), 'utf8');
    expect(code).toMatch(/export\s*\{[^}]*\bmount\b/);
  }, 60_000);

  test('leaves the server build unchanged', async () => {
    writeFileSync(path.join(root, 'src/server.ts'), 'export const answer = 42;\n');
    await build({ ...makeConfig(), build: { ssr: 'src/server.ts', outDir: 'dist-server' } });
    expect(readdirSync(path.join(root, 'dist-server'))).toEqual([expect.stringMatching(/^server\./)]);
  });
});

describe('the development server', () => {
  test('serves every island at the URL of devManifest', async () => {
    const server = await createServer({
      ...makeConfig(),
      server: { port: 0, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      await server.listen();
      const address = server.httpServer?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const resolve = devManifest(['gallery', 'to-top']);
      const load = async (name: string) => (await fetch(`http://localhost:${port}${resolve(name).src}`)).text();

      const gallery = await load('gallery');
      expect(gallery).toContain('export { mount } from');
      expect(gallery.indexOf('preamble')).toBeLessThan(gallery.indexOf('GalleryIsland'));
      expect(await load('to-top')).toContain('export { mount } from');

      cpSync(
        path.join(root, 'src/parts/to-top/island/toTopIsland.ts'),
        path.join(root, 'src/parts/to-top/island/stickyIsland.ts'),
      );
      expect(await (await fetch(`http://localhost:${port}/@id/virtual:island/sticky`)).text()).toContain(
        'stickyIsland.ts',
      );
    } finally {
      await server.close();
    }
  });
});
