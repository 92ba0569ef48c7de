import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { createSite, type SiteRenderer } from '../../../src/pages/site.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildPage } from '../../support/factories.ts';
import { beacon } from '../../support/madeUp/beacon/part.ts';
import { Beacon } from '../../support/madeUp/beacon/settings/Beacon.ts';
import { copyMigratedSqlite } from '../../support/sqliteTemplate.ts';
import { openTestPayload } from '../../support/testPayload.ts';

/** Nothing is touched to add the part but the two lists, which stand here in the place of ours. */
const studio = { ...STUDIO_FEATURES, parts: [...STUDIO_FEATURES.parts, { name: 'beacon', globals: [Beacon] }] };
const features = { ...FEATURES, parts: FEATURES.parts.with(beacon) };

/** What a migration would make. */
const TABLE = 'CREATE TABLE beacon (id integer PRIMARY KEY NOT NULL, light text, updated_at text, created_at text)';

let folder: string;
let payload: Payload;
let site: SiteRenderer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-made-up-'));
  await copyMigratedSqlite(folder);
  payload = await openTestPayload({ dataDir: folder, databaseUrl: undefined, features: studio });
  await (payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } }).client.execute(TABLE);
  site = createSite({
    payload,
    env: { publicUrl: 'https://rihla.example' },
    assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '/assets/loader.js', fonts: [] },
    features,
    onProblem: ({ message }) => expect.fail(message),
  });
  await buildPage(payload, { title: 'Shore', path: '/shore/' });
});

afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true });
});

async function ask() {
  const { body, headers } = await site.respond({ path: '/shore/', query: new URLSearchParams() });
  return { html: body.toString(), policy: headers['content-security-policy'] ?? '' };
}

test('a part that is off leaves no trace on a page', async () => {
  const { html, policy } = await ask();
  expect(html + policy).not.toMatch(/beacon|tides/);
});

test('a part that is added has its settings in the studio, and stands on a page with what it needs', async () => {
  await payload.updateGlobal({ slug: 'beacon' as never, data: { light: 'Two flashes' } as never });
  const { html, policy } = await ask();
  expect(html).toMatch(
    /<rihla-island[^>]*name="beacon"[^>]*src="\/assets\/beacon\.js"[^>]*><p class="beacon">Two flashes</,
  );
  expect(html).toMatch(/\.beacon \{\s*font-weight: bold/);
  expect(html).toContain('d.documentElement.dataset.beacon=""})(document)</script>');
  expect(policy).toContain("; connect-src 'self' https://tides.example; ");
  expect(policy.split(' ').filter((source) => source.includes('tides'))).toHaveLength(1);
});
