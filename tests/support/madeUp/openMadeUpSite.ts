import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { createSite } from '../../../src/pages/site.ts';
import type { SiteRenderer } from '../../../src/pages/siteRenderer.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { copyMigratedSqlite } from '../database/sqliteTemplate.ts';
import { openTestPayload } from '../testPayload.ts';

/** A site, on an empty database, with a made-up feature. */
export interface MadeUpSite {
  readonly payload: Payload;
  readonly site: SiteRenderer;
  respond(path: string): ReturnType<SiteRenderer['respond']>;
  close(): Promise<void>;
}

export interface MadeUpFeature {
  /** The studio's registries with one entry more: nothing else is touched to add a feature. */
  studio: Partial<typeof STUDIO_FEATURES>;
  /** The registries of the site. */
  pages: Partial<typeof FEATURES>;
  /** Creates the feature's tables in a migrated database. */
  addTables?: (payload: Payload) => Promise<unknown>;
  /** Recreates every table, where a feature changes existing ones. */
  makeTables?: (payload: Payload) => Promise<unknown>;
}

/** Opens it; an error on a page fails the test. */
export async function openMadeUpSite({ studio, pages, addTables, makeTables }: MadeUpFeature): Promise<MadeUpSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-made-up-'));
  if (!makeTables) await copyMigratedSqlite(folder);
  const payload = await openTestPayload({
    dataDir: folder,
    databaseUrl: undefined,
    features: { ...STUDIO_FEATURES, ...studio },
  });
  await (makeTables ?? addTables)?.(payload);
  const site = createSite({
    payload,
    env: { publicUrl: 'https://rihla.example' },
    assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '/assets/loader.js', fonts: [] },
    features: { ...FEATURES, ...pages },
    onProblem: ({ error, message }) => expect.fail(`${message} ${error ?? ''}`),
  });
  return {
    payload,
    site,
    respond: (path) => site.respond({ path, query: new URLSearchParams() }),
    close: async () => {
      await payload.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
