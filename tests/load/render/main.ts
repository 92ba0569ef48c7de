// Separate process, built like the server: opens the given data folder, renders pages repeatedly, and prints the cost as JSON. It bypasses the
// page cache, which belongs to the server.
import { resolve } from 'node:path';
import { createSite } from '../../../src/pages/site.ts';
import { readSiteAssets } from '../../../src/server/start/siteAssets.ts';
import { openTestPayload } from '../../support/testPayload.ts';
import { measureRender } from './measureRender.ts';
import type { RenderedPageName, RenderFigures } from './renderFigures.ts';
import { buildSixtyWidgets, SIXTY_PATH } from './sixtyWidgets.ts';

const [dataDir = '', articlePath = '', renders = '100'] = process.argv.slice(2);
const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
await buildSixtyWidgets(payload);
const site = createSite({
  payload,
  env: { publicUrl: 'http://localhost:3000' },
  assets: readSiteAssets(resolve('dist/client')),
  onProblem: ({ message }) => {
    throw new Error(message);
  },
});
const figures: Partial<Record<RenderedPageName, RenderFigures>> = {};
for (const [name, path] of [
  ['home', '/'],
  ['article', articlePath],
  ['sixty', SIXTY_PATH],
] as const) {
  figures[name] = await measureRender(site, path, Number(renders));
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
await payload.destroy();
