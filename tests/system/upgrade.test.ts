import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '../../src/backup/applyMigrations.ts';
import { knownMigrations } from '../../src/backup/migrations.ts';
import { runScript } from '../support/servers/backups.ts';
import { KEEPS_COMPILED } from '../support/servers/serverCommand.ts';
import { startSite } from '../support/servers/site.ts';

const env = { ...KEEPS_COMPILED, NO_DEMO: 'empty' };

it('an update backs up the database before its migrations, prints where, and the backup can be restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-system-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const known = knownMigrations('sqlite');
  await applyMigrations({ dataDir, databaseUrl: undefined }, known.slice(0, -1));

  const site = await startSite({ dataDir, env });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  expect(site.output()).toContain(`The backup from before is ${dataDir}-backups/`);
  expect(await site.stop()).toBe(0);

  const listed = await runScript('backup', ['list'], { dataDir, env });
  expect(listed.output).toContain('SQLite without pictures, ');
  const [name = ''] = listed.output.split(' ');
  const restored = await runScript('restore', [name, '--replace'], { dataDir, env });
  expect(restored).toMatchObject({ code: 0 });

  // No migrations are pending, so there is no backup.
  const again = await startSite({ dataDir, env });
  onTestFinished(async () => void (await again.stop('SIGKILL')));
  expect(again.output()).not.toContain('The backup from before');
}, 300_000);
