import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { renderedSiteOf } from '../../src/cms/renderedSite.ts';
import { checkSite } from '../../src/parts/guard/site/checkSite.ts';
import { buildPage, buildRedirect } from '../support/factories.ts';
import { seededTemplate } from '../support/servers/template.ts';
import { openTestPayload } from '../support/testPayload.ts';
import { buildTestSite } from '../support/testSite.ts';

let template: string;
beforeAll(async () => {
  template = await seededTemplate();
}, 300_000);

const MINUTES = 180_000;

it(
  'the publish check finds nothing on the demo, then each of twenty planted problems and no other',
  async () => {
    const payload = await openDemo();
    expect(await rulesOf(payload)).toEqual({});

    const planted = {
      ...(await plantOnPages(payload)),
      ...(await plantRedirects(payload)),
      ...(await plantTours(payload)),
    };
    expect(Object.keys(planted)).toHaveLength(20);
    expect(await rulesOf(payload)).toEqual(planted);
  },
  MINUTES,
);

async function openDemo(): Promise<Payload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-guard-'));
  cpSync(template, dataDir, { recursive: true });
  const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await payload.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  buildTestSite(payload);
  return payload;
}

/** Rules by the document in which they found something. */
async function rulesOf(payload: Payload): Promise<Record<string, string[]>> {
  const site = renderedSiteOf(payload) ?? expect.fail('The site renders nothing.');
  const options = { now: () => new Date(), isStopped: () => false, onPage: async () => undefined, restMs: 0 };
  const report = await checkSite(payload, site, options);
  return Object.fromEntries(
    (report?.documents ?? []).map(({ document, findings }) => [document, findings.map(({ rule }) => rule)]),
  );
}

const ON_PAGES: readonly [rule: string, html: string][] = [
  ['dead-link', '<a href="/no-such-journey/">On</a>'],
  ['dead-link', '<a href="/tours/gone-with-the-wind/#prices">On</a>'],
  ['dead-link', '<a href="/media/prices-of-2019.pdf">Prices</a>'],
  ['dead-anchor', '<a href="#no-such-place">Down</a>'],
  ['missing-picture', '<img alt="A camp" src="/media/camp-1.jpg">'],
  ['missing-picture', '<img alt="A well" src="/media/well-1.webp" srcset="/media/well-2.webp 320w">'],
  [
    'missing-picture',
    '<picture><source srcset="/media/fire.avif 320w"><img alt="A fire" src="/media/fire.jpg"></picture>',
  ],
  ['missing-picture', '<a href="/about/"><img alt="A guide" src="/media/guide.png"></a>'],
  ['sample-text', '<p>Lorem ipsum, to be written.</p>'],
  ['sample-text', '<p>Your text here</p>'],
  ['sample-text', '<p>Here is placeholder text.</p>'],
  ['sample-text', '<p>Insert text about the guides.</p>'],
];

async function plantOnPages(payload: Payload): Promise<Record<string, string[]>> {
  const planted: Record<string, string[]> = {};
  for (const [index, [rule, html]] of ON_PAGES.entries()) {
    const { id } = await buildPage(payload, {
      title: `Planted ${index}`,
      path: `/planted-${index}/`,
      meta: { title: `Planted page ${index}`, description: `What is planted on page ${index} of this test.` },
      layout: [{ blockType: 'html', id: `planted${index}`, html }] as never,
    });
    planted[`pages/${id}`] = [rule];
  }
  return planted;
}

async function plantRedirects(payload: Payload): Promise<Record<string, string[]>> {
  const planted: Record<string, string[]> = {};
  for (const index of [1, 2, 3, 4]) {
    const { id } = await buildRedirect(payload, { from: `/old-${index}/`, to: `/nowhere-${index}/`, status: '301' });
    planted[`redirects/${id}`] = ['dead-redirect'];
  }
  return planted;
}

/** Two tours that have no price, and two that are asked for by dates and have none to come. */
async function plantTours(payload: Payload): Promise<Record<string, string[]>> {
  const { docs } = await payload.find({ collection: 'tours', depth: 0, limit: 4, sort: 'id' });
  const planted: Record<string, string[]> = {};
  for (const [index, { id, price }] of docs.entries()) {
    const data = index < 2 ? { price: { ...price, from: null } } : { enquiryMode: 'dated' };
    await payload.update({ collection: 'tours', id, data: data as never });
    await payload.delete({ collection: 'departures', where: { tour: { equals: id } } });
    planted[`tours/${id}`] = ['unsellable'];
  }
  return planted;
}
