import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildPage } from '../../support/factories.ts';
import { beacon } from '../../support/madeUp/beacon/part.ts';
import { Beacon } from '../../support/madeUp/beacon/settings/Beacon.ts';
import { type MadeUpSite, openMadeUpSite } from '../../support/madeUp/openMadeUpSite.ts';

/** Tables that a migration would create. */
const TABLE = 'CREATE TABLE beacon (id integer PRIMARY KEY NOT NULL, light text, updated_at text, created_at text)';

let madeUp: MadeUpSite;

beforeAll(async () => {
  madeUp = await openMadeUpSite({
    studio: { parts: [...STUDIO_FEATURES.parts, { name: 'beacon', globals: [Beacon] }] },
    pages: { parts: FEATURES.parts.with(beacon) },
    addTables: ({ db }) =>
      (db as unknown as { client: { execute(sql: string): Promise<unknown> } }).client.execute(TABLE),
  });
  await buildPage(madeUp.payload, { title: 'Shore', path: '/shore/' });
});

afterAll(() => madeUp.close());

async function ask() {
  const { body, headers } = await madeUp.respond('/shore/');
  return { html: body.toString(), policy: headers['content-security-policy'] ?? '' };
}

test('a disabled part adds nothing to a page', async () => {
  const { html, policy } = await ask();
  expect(html + policy).not.toMatch(/beacon|tides/);
});

test('an added part has its settings in the studio, and is rendered on a page with its needs', async () => {
  await madeUp.payload.updateGlobal({ slug: 'beacon' as never, data: { light: 'Two flashes' } as never });
  const { html, policy } = await ask();
  expect(html).toMatch(
    /<rihla-island[^>]*name="beacon"[^>]*src="\/assets\/beacon\.js"[^>]*><p class="beacon">Two flashes</,
  );
  expect(html).toMatch(/\.beacon \{\s*font-weight: bold/);
  expect(html).toContain('d.documentElement.dataset.beacon=""})(document)</script>');
  expect(policy).toContain("; connect-src 'self' https://tides.example; ");
  expect(policy.split(' ').filter((source) => source.includes('tides'))).toHaveLength(1);
});
