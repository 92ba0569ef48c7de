import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { migrate } from '../src/cms/migrate.ts';
import {
  buildDeparture,
  buildEnquiry,
  buildMedia,
  buildPage,
  buildPost,
  buildTour,
  buildUser,
  picture,
  uploadedFile,
} from '../tests/support/factories.ts';
import { startPostgres } from '../tests/support/postgres/postgresServer.ts';
import { runScript } from '../tests/support/servers/backups.ts';
import { openTestPayload } from '../tests/support/testPayload.ts';
import { ROOT } from './lib/root.ts';

// Creates the fixture of this version for the upgrade tests: `npm run fixture`, once, when a version is released. What each later version must
// still find in it: `tests/system/fixtures.test.ts`.

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const target = join(ROOT, 'tests/fixtures', version);

/** A small site: each kind of row that an operator would miss. */
async function fill(payload: Payload): Promise<void> {
  const file = uploadedFile(await picture({ width: 400, height: 300 }), 'dunes.png', 'image/png');
  const media = await buildMedia(payload, { alt: 'Dunes at noon', title: 'Dunes' }, file);
  const blocks = [
    { id: 'a'.repeat(24), blockType: 'heading', text: 'A heading from 0.1.0', level: 'h2' },
    { id: 'b'.repeat(24), blockType: 'image', picture: media.id },
  ];
  const layout = [{ id: 'c'.repeat(24), blockType: 'container', blocks }];
  // Blocks as the editor sends them, with the settings that are not as usual.
  await buildPage(payload, { title: 'Kept page', layout: layout as never });
  await buildPage(payload, { title: 'Kept draft', _status: 'draft' });
  await buildPost(payload, {
    title: 'Kept article',
    excerpt: 'Three wells.',
    featuredImage: media.id,
  });
  const tour = await buildTour(payload, {
    title: 'Kept tour',
    meetingPlace: 'Bab Doukkala',
  });
  const departure = await buildDeparture(payload, { tour: tour.id, start: '2099-04-10', seats: 8 });
  const contact = { fullName: 'Amina Idrissi', emailAddress: 'amina@example.com' };
  const money = {
    currency: 'EUR',
    subtotal: 96_000,
    discount: 0,
    total: 96_000,
    dueNow: 96_000,
    paid: 96_000,
    refunded: 0,
    plan: 'full',
  } as const;
  const now = new Date().toISOString();
  const order = await payload.create({
    collection: 'orders',
    data: { reference: 'R-KEPT', status: 'CONFIRMED', contact, ...money, placedAt: now, confirmedAt: now },
  });
  await payload.create({
    collection: 'bookings',
    data: { departure: departure.id, adults: 2, status: 'CONFIRMED', source: 'site', order: order.id },
  });
  await buildEnquiry(payload, { reference: 'K-KEPT', name: 'Hélène Morel' });
  await buildUser(payload, 'admin', { name: 'Salma', email: 'salma@example.com', password: 'a long enough password' });
}

async function make(kind: 'postgres' | 'sqlite', work: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = join(work, 'data');
  mkdirSync(dataDir, { recursive: true });
  const payload = await openTestPayload({ dataDir, databaseUrl });
  await migrate(payload);
  await fill(payload);
  await payload.destroy();
  const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const { code, output } = await runScript('backup', ['--to', join(work, 'backup')], { dataDir, env });
  if (code !== 0) throw new Error(output);
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(dataDir, 'rihla.db'));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM;');
    database.close();
    execFileSync('tar', ['-czf', join(target, 'data.tar.gz'), '-C', work, 'data']);
  }
  execFileSync('tar', ['-czf', join(target, `backup-${kind}.tar.gz`), '-C', work, 'backup']);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'rihla-fixture-'));
const server = startPostgres();
if (!server) throw new Error('Install PostgreSQL first: apt-get install -y postgresql');
try {
  await make('sqlite', join(folder, 'sqlite'), undefined);
  await make('postgres', join(folder, 'postgres'), server.url('postgres'));
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}
