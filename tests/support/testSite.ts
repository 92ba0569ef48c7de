import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { createSite } from '../../src/pages/site.ts';
import type { SiteOptions, SiteRenderer } from '../../src/pages/siteRenderer.ts';
import { buildTestApp, testEnv } from '../../src/server/testSupport.ts';

/** The site of a database, at http://localhost:3000 with made-up assets. A reported error fails the test. */
export function buildTestSite(payload: Payload, changes: Partial<SiteOptions> = {}): SiteRenderer {
  return createSite({
    payload,
    env: { publicUrl: 'http://localhost:3000' },
    assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '/assets/loader.js', fonts: [] },
    onProblem: ({ error, message }) => expect.fail(`${message} ${error}`),
    ...changes,
  });
}

/** The server over the site of a database. */
export function buildSiteApp({ payload, dataDir }: { payload: Payload; dataDir: string }): Promise<FastifyInstance> {
  return buildTestApp({ payload, site: buildTestSite(payload), env: testEnv({ dataDir }) });
}
