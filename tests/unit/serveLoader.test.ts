import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { LOADER_PATH, serveLoader } from '../../scripts/dev/serveLoader.ts';

test('the loader is served as a classic script, as it was built', async () => {
  const vite = await createServer({
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [await serveLoader()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const server = createHttpServer(vite.middlewares).listen(0);
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${LOADER_PATH}`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const script = await answer.text();
  expect(script).toContain('import(');
  // A classic script that holds an import statement is a syntax error.
  expect(() => new Function(script)).not.toThrow();
});
