import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { createSite, type SiteRenderer } from '../../../src/pages/site.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildPage } from '../../support/factories.ts';
import { signpostBlock } from '../../support/madeUp/signpost/block.ts';
import { signpost } from '../../support/madeUp/signpost/index.tsx';
import { copyMigratedSqlite } from '../../support/sqliteTemplate.ts';
import { openTestPayload } from '../../support/testPayload.ts';

/** Nothing is touched to add the widget but the two lists, which stand here in the place of ours. */
const studio = { ...STUDIO_FEATURES, blocks: [...STUDIO_FEATURES.blocks, signpostBlock] };
const features = { ...FEATURES, widgets: FEATURES.widgets.with(signpost) };

let folder: string;
let payload: Payload;
let site: SiteRenderer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-made-up-'));
  await copyMigratedSqlite(folder);
  payload = await openTestPayload({ dataDir: folder, databaseUrl: undefined, features: studio });
  site = createSite({
    payload,
    env: { publicUrl: 'https://rihla.example' },
    assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '/assets/loader.js', fonts: [] },
    features,
    onProblem: ({ message }) => expect.fail(message),
  });
  await buildPage(payload, {
    title: 'Ways',
    path: '/ways/',
    layout: [{ blockType: 'container', blocks: [{ blockType: 'signpost', place: 'Merzouga' }] }] as never,
  });
  await buildPage(payload, { title: 'Rest', path: '/rest/' });
});

afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string) => (await site.respond({ path, query: new URLSearchParams() })).body.toString();

test('a widget that is added gets its place in the studio, inside others too, with the group that all widgets share', () => {
  const names = payload.blocks['signpost' as keyof typeof payload.blocks]?.flattenedFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['place', 'advanced']));
});

test('a widget that is added stands on a page with its markup, its style and its island', async () => {
  const html = await ask('/ways/');
  expect(html).toContain('class="signpost">Merzouga</h2>');
  expect(html).toMatch(/\.signpost \{\s*font-weight: bold/);
  expect(html).toMatch(/<rihla-island[^>]*name="signpost"[^>]*src="\/assets\/signpost\.js"/);
});

test('a page without it ships none of it', async () => {
  expect(await ask('/rest/')).not.toContain('signpost');
});

test('what it says is found by the search', async () => {
  expect(await ask('/search/merzouga/')).toContain('/ways/');
  expect(await ask('/search/tombuktu/')).not.toContain('/ways/');
});
