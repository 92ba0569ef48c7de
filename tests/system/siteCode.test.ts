import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { buildPage } from '../support/factories.ts';
import { ADMIN, signIn } from '../support/requests/staff.ts';
import { prepareSite, runSite } from '../support/servers/preparedSite.ts';
import { copyWithSite } from '../support/servers/siteCopy.ts';
import { openTestPayload } from '../support/testPayload.ts';

const LIMIT = { timeout: 400_000 };
const SEASON = {
  blockType: 'khettara-season',
  id: 's1',
  title: 'When the dunes are kind',
  from: 10,
  to: 4,
  look: 'row',
};
const LEANING = {
  blockType: 'heading',
  id: 'h1',
  text: 'Written by hand',
  level: 'h2',
  advanced: { khettaraTilt: 'left' },
};

/** The studio's configuration as development loads it, from its source and without a build tool. */
const IN_NODE = `await import('./scripts/dev/useSite.ts');
  const { STUDIO_FEATURES } = await import('./src/studio/features.ts');
  console.log('offers', STUDIO_FEATURES.blocks.at(-1).slug);`;

/** A site with a page from a version that had the widget. */
async function prepareSeasons(): Promise<string> {
  const { dataDir } = await prepareSite([]);
  const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
  await buildPage(payload, { path: '/seasons/', title: 'Seasons', layout: [SEASON, LEANING] as never });
  await payload.destroy();
  return dataDir;
}

/** Runs a script of the copy, as npm does. */
function run(root: string, args: readonly string[]): { status: number | null; output: string } {
  const env: NodeJS.ProcessEnv = { ...process.env, RIHLA_ROOT: root };
  // Environment variables that Vitest sets for its own tests.
  for (const name of ['NODE_ENV', 'VITEST', 'VITEST_POOL_ID', 'VITEST_WORKER_ID']) delete env[name];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

it(
  'the example in docs/ is built, tested and served: its widget, island, style, effect and letter; for another contract it is refused',
  LIMIT,
  async () => {
    const dataDir = await prepareSeasons();
    const root = copyWithSite('docs/site-example');
    const built = run(root, ['scripts/build.ts', 'client', 'server']);
    expect(built.status, built.output).toBe(0);
    const inNode = run(root, ['--input-type=module', '--eval', IN_NODE]);
    expect(inNode.output).toContain('offers khettara-season');
    const tested = run(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'site']);
    expect(tested.status, tested.output).toBe(0);

    const site = await runSite({ dataDir, root });
    const html = await (await fetch(`${site.origin}/seasons/`)).text();
    const { document } = new JSDOM(html).window;
    const months = [...document.querySelectorAll('.r-khettara-season__month strong')].map(
      ({ textContent }) => textContent,
    );
    expect(months).toEqual(['January', 'February', 'March', 'April', 'October', 'November', 'December']);
    const style = document.querySelector('style')?.textContent ?? '';
    expect(style).toContain('.r-khettara-season__months{');
    expect(style).toMatch(/--radius:14px/);
    expect(style).toContain('.r-khettara-tilt--left{rotate:-1deg}');
    expect(document.querySelector('.r-khettara-tilt--left')?.textContent).toContain('Written by hand');
    const island = await fetch(
      site.origin + document.querySelector('rihla-island[name="khettara-season"]')?.getAttribute('src'),
    );
    expect(island.status).toBe(200);
    expect(await island.text()).toContain('aria-current');
    const front = await fetch(`${site.origin}/feed/`);
    expect(await front.text()).not.toContain('khettara-season');

    const staff = await signIn(site);
    expect((await staff('POST', '/users/forgot-password', { email: ADMIN.email })).status).toBe(200);
    const subjects = async () =>
      ((await (await staff('GET', '/mails')).json()) as { docs: { subject: string }[] }).docs.map(
        ({ subject }) => subject,
      );
    await expect.poll(subjects, { timeout: 10_000 }).toEqual([expect.stringMatching(/^A new key to the studio of /)]);

    writeFileSync(join(root, 'site/site.json'), '{ "contract": 99 }');
    const refused = run(root, ['scripts/build.ts']);
    expect(refused.status).toBe(1);
    expect(refused.output).toMatch(/^Rihla cannot be built\.\nsite\/ was written for contract 99, .*git pull/);
    expect(refused.output).not.toContain('Building');
  },
);

it('without the code its blocks are named at the start, kept on save, and hidden from visitors', LIMIT, async () => {
  const dataDir = await prepareSeasons();
  const site = await runSite({ dataDir });
  await site.printed('No widget knows these kinds of block: “khettara-season” in “Seasons”');
  const page = await fetch(`${site.origin}/seasons/`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('r-khettara-season');
  const staff = await signIn(site);
  const { docs } = (await (await staff('GET', '/pages?where[path][equals]=/seasons/')).json()) as {
    docs: { id: number; layout: unknown }[];
  };
  const [doc] = docs;
  expect(doc?.layout).toMatchObject([{ blockType: 'kept', kind: 'khettara-season' }, { blockType: 'heading' }]);
  const saved = await staff('PATCH', `/pages/${doc?.id}`, { layout: doc?.layout, title: 'Seasons, saved' });
  expect(saved.status).toBe(200);
  await site.stop();
  const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
  const row = await payload.db.findOne<{ id: number; layout: unknown; title: unknown }>({
    collection: 'pages',
    where: { path: { equals: '/seasons/' } },
  });
  await payload.destroy();
  expect(JSON.stringify(row?.title)).toContain('saved');
  expect(row?.layout).toMatchObject([
    { blockType: 'khettara-season', id: 's1', title: 'When the dunes are kind', from: 10, to: 4, look: 'row' },
    { blockType: 'heading', advanced: { khettaraTilt: 'left' } },
  ]);
});
