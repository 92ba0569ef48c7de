import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import type { WidgetProps } from '../../../src/render/blocks/defineWidget.ts';
import { definePersonal } from '../../../src/render/personal.ts';
import type { AnyBlock } from '../../../src/render/types.ts';
import { buildTestApp, temporaryFolder, testEnv } from '../../../src/server/testSupport.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildPage } from '../../support/factories.ts';
import { type MadeUpSite, openMadeUpSite } from '../../support/madeUp/openMadeUpSite.ts';
import { signpostBlock } from '../../support/madeUp/signpost/block.ts';
import { signpost } from '../../support/madeUp/signpost/index.tsx';

/** A part that identifies its visitors by a cookie, or by a URL parameter. */
const harbour = definePersonal<string>('harbour', {
  cookies: ['berth'],
  parameters: ['ticket'],
  read: async ({ cookies, query }) => cookies.berth ?? query.get('ticket') ?? undefined,
});

function Berth({ attributes, context }: WidgetProps<AnyBlock>) {
  return createElement('p', attributes('signpost'), `Berth: ${harbour.of(context.view) ?? 'none'}`);
}

let madeUp: MadeUpSite;
let app: FastifyInstance;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  madeUp = await openMadeUpSite({
    studio: { blocks: [...STUDIO_FEATURES.blocks, signpostBlock] },
    pages: {
      parts: FEATURES.parts.with({ name: 'harbour', personal: harbour }),
      widgets: FEATURES.widgets.with({
        ...signpost,
        personal: 'harbour',
        Component: Berth,
      }),
    },
  });
  const layout = [{ blockType: 'container', blocks: [{ blockType: 'signpost', place: 'Essaouira' }] }] as never;
  await buildPage(madeUp.payload, { title: 'Quay', path: '/quay/', layout });
  await buildPage(madeUp.payload, { title: 'Town', path: '/town/' });
  app = await buildTestApp({ env: testEnv({ dataDir }), payload: madeUp.payload, site: madeUp.site });
});

afterAll(async () => {
  await app.close();
  await madeUp.close();
});

const ask = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} });

test('a page with personal content is rendered per identified visitor, and not shared', async () => {
  const everybody = await ask('/quay/');
  expect(everybody.body).toContain('Berth: none');
  const [seven, nine] = await Promise.all([ask('/quay/', 'a=b; berth=seven'), ask('/quay/', 'berth=nine')]);
  expect([seven.body.includes('Berth: seven'), nine.body.includes('Berth: nine')]).toEqual([true, true]);
  for (const { headers } of [everybody, seven, nine]) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  }
  expect(seven.headers['referrer-policy']).toBe('same-origin');
  expect((await ask('/quay/?ticket=ten')).body).toContain('Berth: ten');
  expect((await ask('/quay/')).body).toContain('Berth: none');
  // The early answer from the shared cache, before routing, is skipped for an identified visitor too.
  expect((await ask('/quay/', 'berth=seven')).body).toContain('Berth: seven');
});

test('a page without personal content is shared, whatever the cookies', async () => {
  const { headers } = await ask('/town/', 'berth=seven');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('an identifier is escaped on the page', async () => {
  expect((await ask('/quay/?ticket=%3Cscript%3E')).body).toContain('Berth: &lt;script&gt;');
});
