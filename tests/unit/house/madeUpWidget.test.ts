import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../src/pages/features.ts';
import { STUDIO_FEATURES } from '../../../src/studio/features.ts';
import { buildPage } from '../../support/factories.ts';
import { type MadeUpSite, openMadeUpSite } from '../../support/madeUp/openMadeUpSite.ts';
import { signpostBlock } from '../../support/madeUp/signpost/block.ts';
import { signpost } from '../../support/madeUp/signpost/index.tsx';

let madeUp: MadeUpSite;

beforeAll(async () => {
  madeUp = await openMadeUpSite({
    studio: { blocks: [...STUDIO_FEATURES.blocks, signpostBlock] },
    pages: { widgets: FEATURES.widgets.with(signpost) },
  });
  const { payload } = madeUp;
  await buildPage(payload, {
    title: 'Ways',
    path: '/ways/',
    layout: [{ blockType: 'container', blocks: [{ blockType: 'signpost', place: 'Merzouga' }] }] as never,
  });
  await buildPage(payload, { title: 'Rest', path: '/rest/' });
});

afterAll(() => madeUp.close());

const ask = async (path: string) => (await madeUp.respond(path)).body.toString();

test('an added widget is in the studio’s palette and in slots, with the common fields', () => {
  const block = madeUp.payload.blocks['signpost' as keyof typeof madeUp.payload.blocks];
  const names = block?.flattenedFields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['place', 'advanced']));
});

test('an added widget is rendered on a page with its markup, style and island', async () => {
  const html = await ask('/ways/');
  expect(html).toContain('class="signpost">Merzouga</h2>');
  expect(html).toMatch(/\.signpost \{\s*font-weight: bold/);
  expect(html).toMatch(/<rihla-island[^>]*name="signpost"[^>]*src="\/assets\/signpost\.js"/);
});

test('a page without it has none of its markup or style', async () => {
  expect(await ask('/rest/')).not.toContain('signpost');
});

test('its texts are in the search index', async () => {
  expect(await ask('/search/merzouga/')).toContain('/ways/');
  expect(await ask('/search/tombuktu/')).not.toContain('/ways/');
});
