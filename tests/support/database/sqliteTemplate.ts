import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../../src/cms/database/sqlite.ts';
import { migrate } from '../../../src/cms/migrate.ts';
import { openTestPayload, ROOT } from '../testPayload.ts';

const MIGRATIONS = join(ROOT, 'src/cms/migrations/sqlite');
const CACHE = join(ROOT, 'node_modules/.cache/rihla');

/** Of this process: migrations do not change while it runs, and reading them takes as long as copying. */
let template: string | undefined;

/** Creates a migrated database in a data folder, by copying one that is created once per set of migrations. */
export async function copyMigratedSqlite(dataDir: string): Promise<void> {
  template ??= join(CACHE, `migrated-${fingerprint()}.db`);
  if (!existsSync(template)) await makeTemplate(template);
  copyFileSync(template, join(dataDir, SQLITE_FILE));
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-template-'));
  const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
  await migrate(payload);
  // Closing the last connection moves everything from the write-ahead log into the one file that is copied.
  await payload.destroy();
  mkdirSync(CACHE, { recursive: true });
  // Several test files may do this at once; the rename is atomic.
  const partial = join(CACHE, `${crypto.randomUUID()}.partial`);
  copyFileSync(join(dataDir, SQLITE_FILE), partial);
  renameSync(partial, template);
  rmSync(dataDir, { recursive: true, force: true });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}
