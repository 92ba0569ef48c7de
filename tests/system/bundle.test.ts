import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { lightbox as arabic } from '../../src/shared/messages/ar/lightbox.ts';
import { lightbox as english } from '../../src/shared/messages/en/lightbox.ts';
import { lightbox as french } from '../../src/shared/messages/fr/lightbox.ts';
import { itWith } from '../support/needs.ts';
import { postgresDatabases } from '../support/postgres/postgresTemplate.ts';
import { startFakeDeepl } from '../support/providers/fakeDeepl.ts';
import { startFakePaypal } from '../support/providers/fakePaypal.ts';
import { deliver } from '../support/providers/fakeProvider.ts';
import { startFakeStripe } from '../support/providers/fakeStripe.ts';
import { ADMIN, claimSite, type Staff, signIn } from '../support/requests/staff.ts';
import { upload } from '../support/requests/uploads.ts';
import { prepareSite, runSite } from '../support/servers/preparedSite.ts';
import { runStudioAlone } from '../support/servers/studioAlone.ts';
import { softAuthenticator } from '../support/softAuthenticator.ts';

const FILES = globSync('dist/server/**/*.js');
const TEXTS = FILES.map((file) => readFileSync(file, 'utf8'));

/** All matches of a pattern in the built server. */
function find(pattern: RegExp): string[] {
  return TEXTS.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

it('the built server loads no package that slows down its start', () => {
  expect(FILES.length).toBeGreaterThan(1);
  const imports = find(/^(?:import|export)\b.*?["']([^"'.][^"']*)["'];?$/gm);
  expect(imports).toContain('payload');
  expect(imports.filter((name) => /^(drizzle-orm|@payloadcms\/(drizzle|db-)|lucide-react)/.test(name))).toEqual([]);
  // Payload's commands and the SDK of buckets take 12 MB of every process that needs neither.
  expect(imports.filter((name) => /^(payload\/node|@aws-sdk\/)/.test(name))).toEqual([]);
});

it('scripts can load the messages of every language', () => {
  const words = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  for (const catalogue of [english, french, arabic])
    expect(words.some((text) => text.includes(catalogue['lightbox.download']))).toBe(true);
});

it('the built server processes pictures in a child process', () => {
  expect(allImportsOf('dist/server/pictures.js')).toContain('sharp');
  expect(allImportsOf('dist/server/main.js')).not.toContain('sharp');
});

/** A file's imports within the project, recursively, including `import()`. */
function allImportsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const name of importsOf(file)) {
    if (!name.startsWith('.')) seen.add(name);
    else if (!seen.has(join(file, '..', name))) {
      seen.add(join(file, '..', name));
      allImportsOf(join(file, '..', name), seen);
    }
  }
  return seen;
}

/** Imports named in a comment do not count. */
const COMMENT = /^\s*\/\*\*[\s\S]*?\*\//gm;

function importsOf(file: string): string[] {
  const pattern = /^(?:import|export)\b.*?["']([^"']+)["'];?$|\bimport\(["']([^"']+)["']\)/gm;
  const code = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  return [...code.matchAll(pattern)].map(([, fixed, later]) => fixed ?? later ?? '');
}

/**
 * Lazy imports of the built server. A wrong name in an eager import fails the start; one in a lazy import fails only on use, so each
 * is tried below.
 */
const TRIED_BELOW = [
  '@paypal/paypal-server-sdk',
  '@react-email/render',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'deepl-node',
  'next',
  'pg',
  'stripe',
];
/** Used only by the command that writes a migration, which runs from the sources. */
const ONLY_FOR_MIGRATIONS = ['drizzle-kit/api', 'prettier'];
/** Tried with a bucket, in `s3/`. */
const ONLY_FOR_BUCKETS = ['@aws-sdk/client-s3'];

it('lazy imports of the built server are all tried here', () => {
  const late = [
    ...find(/\bimport\(\\?["']([^."'\\][^"'\\]*)\\?["']\)/g),
    ...find(/\brequire(?:\$\d+)?\(["']([^."'][^"']*)["']\)/g),
    ...find(/createRequire\([^()]*\)\(["']([^"']+)["']\)/g),
  ];
  expect([...new Set(late)].sort()).toEqual([...ONLY_FOR_BUCKETS, ...ONLY_FOR_MIGRATIONS, ...TRIED_BELOW].sort());
});

interface Build {
  origin: string;
  staff: Staff;
}

const TITLE = 'has all that it needs to check and to make what staff send';
const LIMIT = { timeout: 180_000 };

describe('the built server', () => it(TITLE, LIMIT, () => triesAll(startServer)));
describe('the built studio on its own', () => it(TITLE, LIMIT, () => triesAll(startStudio)));
describe('the built server, which creates its PostgreSQL schema', () =>
  itWith('PostgreSQL', TITLE, () => triesAll(startOnNewDatabase), LIMIT));

async function triesAll(start: () => Promise<Build>): Promise<void> {
  const { origin, staff } = await start();
  await checksPatterns(staff);
  await checksSelectors(staff);
  await cleansText(staff);
  await makesPictures(staff);
  await cutsTypefaces(staff);
  await writesLetters(staff);
  await signsInByPasskey(staff, origin);
  expect((await fetch(`${origin}/admin/login`)).status).toBe(200);
}

async function startServer(): Promise<Build> {
  const { dataDir } = await prepareSite([]);
  const site = await runSite({ dataDir });
  return { origin: site.origin, staff: await signIn(site) };
}

async function startStudio(): Promise<Build> {
  const { dataDir } = await prepareSite([]);
  const studio = await runStudioAlone(dataDir);
  return { origin: studio.origin, staff: await signIn(studio) };
}

async function startOnNewDatabase(): Promise<Build> {
  const databases = postgresDatabases(inject('postgresUrl'));
  const databaseUrl = await databases.createEmpty();
  await databases.drop(databaseUrl);
  onTestFinished(async () => {
    await databases.drop(databaseUrl);
    await databases.close();
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bundle-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await runSite({ dataDir, env: { DATABASE_URL: databaseUrl } });
  return { origin: site.origin, staff: await claimSite(site) };
}

it(
  'the built server verifies webhooks of payment providers with their own libraries, and rejects others',
  LIMIT,
  async () => {
    const [stripe, paypal] = [await startFakeStripe(), await startFakePaypal()];
    onTestFinished(() => Promise.all([stripe.close(), paypal.close()]).then(() => undefined));
    const { dataDir } = await prepareSite([]);
    const { origin } = await runSite({ dataDir, env: { ...stripe.env, ...paypal.env } });
    const messages = {
      stripe: stripe.message('checkout.session.completed', 'cs_test_nobody'),
      paypal: paypal.message('CHECKOUT.ORDER.APPROVED', 'NOBODY'),
    };
    for (const [name, message] of Object.entries(messages)) {
      const address = `${origin}/shop/payments/${name}/`;
      expect(await deliver(address, message), name).toEqual([200]);
      expect(await deliver(address, { ...message, headers: {} }), name).toEqual([400]);
    }
  },
);

it('the built server translates by DeepL through its own library', LIMIT, async () => {
  const deepl = await startFakeDeepl();
  onTestFinished(() => deepl.close());
  const { authKey, apiBase = '' } = deepl.settings;
  const { dataDir } = await prepareSite([]);
  const staff = await signIn(await runSite({ dataDir, env: { DEEPL_AUTH_KEY: authKey, DEEPL_API_BASE: apiBase } }));
  await staff('POST', '/globals/languages', { offered: ['fr'] });
  const made = await staff('POST', '/pages', { title: 'Dunes', path: '/dunes/', layout: [], _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const asked = await staff('POST', '/translations/machine/estimate', { of: [`pages:${doc.id}`], locale: 'fr' });
  expect(await asked.json()).toMatchObject({ name: 'DeepL', left: 499_900 });
});

async function checksPatterns(staff: Staff): Promise<void> {
  const publish = (url: unknown) =>
    send(staff, '/popups', {
      title: 'Walnuts',
      _status: 'published',
      timing: { url: { enabled: true, action: 'regex', url } },
    });
  expect(await publish('^https?://[^/]+/tours/.*')).toEqual([201]);
  expect(await publish('(a+)+$')).toEqual([400, 'timing.url.url', expect.stringMatching(/stands still/)]);
  expect(await publish('(tours')).toEqual([400, 'timing.url.url', expect.stringMatching(/no valid pattern/)]);
  expect(await publish({ '(a+)+$': 1 })).toEqual([400, 'timing.url.url', expect.stringMatching(/^Send text/)]);
}

async function checksSelectors(staff: Staff): Promise<void> {
  const publish = (open_selector: string) =>
    send(staff, '/popups', { title: 'Figs', _status: 'published', open_selector });
  expect(await publish('a[href^="/tours/"]')).toEqual([201]);
  expect(await publish('a[')).toEqual([400, 'open_selector', expect.stringMatching(/no CSS selector/)]);
}

async function cleansText(staff: Staff): Promise<void> {
  const answer = await staff('POST', '/chat-accounts', {
    accountName: '<em>Amina</em><script>alert(1)</script>',
    number: '212612345678',
  });
  expect(await answer.json()).toMatchObject({ doc: { accountName: '<em>Amina</em>' } });
}

async function makesPictures(staff: Staff): Promise<void> {
  const { sizes } = await upload(staff);
  expect(Object.values(sizes ?? {}).some((size) => size?.filename)).toBe(true);
}

async function cutsTypefaces(staff: Staff): Promise<void> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2',
  );
  const files = [{ name: 'Brand.woff2', data: readFileSync(file, 'base64') }];
  const answer = await staff('POST', '/typefaces/cut', { role: 'text', weight: 500, pair: 'outfit', files });
  expect(await answer.json()).toMatchObject({ family: { faces: [{ hash: expect.stringMatching(/^\w{20}$/) }] } });
}

async function signsInByPasskey(staff: Staff, origin: string): Promise<void> {
  const { user } = (await (await staff('GET', '/users/me')).json()) as { user: { id: number } };
  const ask = () => fetch(`${origin}/api/users/login/passkey/options`, { method: 'POST' });
  const { origin: expected } = (await (await ask()).json()) as { origin: string };
  const telephone = softAuthenticator(expected);
  const path = `/users/${user.id}/passkeys`;
  const offered = await staff('POST', `${path}/offer`, { password: ADMIN.password });
  const { offer, options } = (await offered.json()) as { offer: string; options: Challenge };
  const made = await staff('POST', `${path}/confirm`, { offer, name: 'Telephone', response: telephone.make(options) });
  expect(made.status, await made.text()).toBe(200);

  const asked = await ask();
  const question = (await asked.json()) as { options: Challenge };
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const entered = await fetch(`${origin}/api/users/login/passkey`, {
    method: 'POST',
    headers: { cookie, origin: expected, 'content-type': 'application/json' },
    body: JSON.stringify({ response: telephone.sign(question.options) }),
  });
  expect(entered.status, await entered.text()).toBe(200);
}

interface Challenge {
  challenge: string;
  user: { id: string };
}

async function writesLetters(staff: Staff): Promise<void> {
  const asked = await staff('POST', '/users/forgot-password', { email: ADMIN.email });
  expect(asked.status).toBe(200);
  const texts = async () => {
    const { docs } = (await (await staff('GET', '/mails')).json()) as { docs: { text?: string | null }[] };
    return docs.map(({ text }) => text);
  };
  await expect.poll(texts, { timeout: 10_000 }).toEqual([expect.stringContaining('/admin/reset/')]);
}

/** The status, and path and message of the first field error. */
async function send(staff: Staff, path: string, body: object): Promise<[number, string?, string?]> {
  const answer = await staff('POST', path, body);
  if (answer.ok) return [answer.status];
  const { errors } = (await answer.json()) as { errors: { data?: { errors?: { path: string; message: string }[] } }[] };
  const [fault] = errors[0]?.data?.errors ?? [];
  return [answer.status, fault?.path ?? '', fault?.message ?? ''];
}
