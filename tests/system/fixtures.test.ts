import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { describeWith } from '../support/needs.ts';
import { postgresDatabases } from '../support/postgres/postgresTemplate.ts';
import { runScript } from '../support/servers/backups.ts';
import { KEEPS_COMPILED } from '../support/servers/serverCommand.ts';
import { startSite } from '../support/servers/site.ts';
import { openTestPayload } from '../support/testPayload.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const VERSIONS = readdirSync(FIXTURES);
/** A restore, a start with migrations, and checks. */
const TIMEOUT_MS = 300_000;

function unpack(version: string, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-fixture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['-xzf', join(FIXTURES, version, `${name}.tar.gz`), '-C', folder]);
  return folder;
}

/** Starts this version on the site of an earlier one, and checks the content of `scripts/makeFixture.ts`. */
async function opens(dataDir: string, databaseUrl?: string): Promise<void> {
  const env = { ...KEEPS_COMPILED, NO_DEMO: 'empty', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await startSite({ dataDir, env });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  const ask = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
  const page = await ask('/kept-page/');
  expect(page).toContain('A heading from 0.1.0');
  const [picture = ''] = /\/media\/dunes-[\w-]+\.(?:avif|png)/.exec(page) ?? [];
  expect((await fetch(`${site.origin}${picture}`)).status).toBe(200);
  expect((await fetch(`${site.origin}/kept-draft/`)).status).toBe(404);
  expect(await site.stop()).toBe(0);

  const payload = await openTestPayload({ dataDir, databaseUrl });
  onTestFinished(() => payload.destroy());
  const one = async (collection: Parameters<typeof payload.find>[0]['collection'], depth = 0) => {
    const { docs } = await payload.find({ collection, depth, limit: 1, draft: false, overrideAccess: true });
    return docs[0];
  };
  expect(await one('posts')).toMatchObject({ title: 'Kept article', excerpt: 'Three wells.' });
  expect(await one('tours')).toMatchObject({ title: 'Kept tour', meetingPlace: 'Bab Doukkala', days: 3 });
  expect(await one('orders')).toMatchObject({
    reference: 'R-KEPT',
    total: 96_000,
    currency: 'EUR',
    status: 'CONFIRMED',
  });
  expect(await one('bookings', 1)).toMatchObject({ status: 'CONFIRMED', order: { reference: 'R-KEPT' } });
  expect(await one('departures')).toMatchObject({ start: expect.stringMatching(/^2099-04-10/), seats: 8 });
  expect(await one('enquiries')).toMatchObject({ reference: 'K-KEPT', name: 'Hélène Morel' });
  expect((await payload.countVersions({ collection: 'pages' })).totalDocs).toBe(2);
  const login = { email: 'salma@example.com', password: 'a long enough password' };
  expect(await payload.login({ collection: 'users', data: login })).toMatchObject({ user: { name: 'Salma' } });
}

describe.each(VERSIONS)('a site of version %s', (version) => {
  it('opens from its data folder', () => opens(join(unpack(version, 'data'), 'data')), TIMEOUT_MS);

  it(
    'is restored from its SQLite backup',
    async () => {
      const folder = unpack(version, 'backup-sqlite');
      const dataDir = join(folder, 'data');
      expect(await runScript('restore', [newest(folder)], { dataDir })).toMatchObject({ code: 0 });
      await opens(dataDir);
    },
    TIMEOUT_MS,
  );
});

describeWith('PostgreSQL', 'a site of an earlier version', () => {
  it.each(VERSIONS)(
    'is restored from the PostgreSQL backup by %s',
    async (version) => {
      const databases = postgresDatabases(inject('postgresUrl'));
      const folder = unpack(version, 'backup-postgres');
      const dataDir = join(folder, 'data');
      const databaseUrl = await databases.create();
      const env = { DATABASE_URL: databaseUrl };
      expect(await runScript('restore', [newest(folder)], { dataDir, env })).toMatchObject({ code: 0 });
      await opens(dataDir, databaseUrl);
    },
    TIMEOUT_MS,
  );
});

/** The backup in an unpacked folder. */
function newest(folder: string): string {
  const name = readdirSync(join(folder, 'backup')).find((entry) => /^\d/.test(entry)) ?? '';
  return join(folder, 'backup', name);
}
