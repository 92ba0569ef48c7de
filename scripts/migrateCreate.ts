import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.ts';
import { runNode } from './lib/runNode.ts';

// Creates a migration for both databases: `npm run migrate:create -- name`. Payload asks when a field may have been renamed.

/** Never connected to: a migration is generated from the last one's snapshot and the configuration. */
const DATABASES = { sqlite: '', postgres: 'postgres://nobody@localhost/nothing' };

const GENERATED = '// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.\n';

/**
 * Payload writes migrations for a bundler: types imported as values, unused parameters, imports without extension. Node runs the files as they
 * are, and the compiler refuses the rest.
 */
export function repairMigration(text: string): string {
  const head = text.startsWith(GENERATED) ? '' : GENERATED;
  return `${head}${text}`
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replace(/\(\{ db, payload, req \}: (MigrateUpArgs|MigrateDownArgs)\)/g, '({ db }: $1)')
    .replace(/from '(\.\/[^']+?)(?<!\.ts)';/g, "from '$1.ts';");
}

function repairAll(): void {
  for (const name of globSync('src/cms/migrations/*/*.ts', { cwd: ROOT })) {
    const file = join(ROOT, name);
    const text = readFileSync(file, 'utf8');
    const repaired = repairMigration(text);
    if (repaired !== text) writeFileSync(file, repaired);
  }
}

/** Removes all schema snapshots but the newest, from which the next migration is generated. */
function removeOldSnapshots(): void {
  for (const database of Object.keys(DATABASES)) {
    const snapshots = globSync(`src/cms/migrations/${database}/*.json`, { cwd: ROOT }).sort();
    for (const name of snapshots.slice(0, -1)) rmSync(join(ROOT, name));
  }
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  if (!name || !/^[\w-]+$/.test(name)) {
    process.stderr.write('Name the migration: npm run migrate:create -- add-tours\n');
    process.exit(1);
  }
  for (const databaseUrl of Object.values(DATABASES)) {
    await runNode(['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty'], {
      DATA_DIR: join(ROOT, 'dist/.build-data'),
      DATABASE_URL: databaseUrl,
      PAYLOAD_CONFIG_PATH: join(ROOT, 'src/studio/payload.config.ts'),
      RIHLA_ROOT: ROOT,
    });
  }
  repairAll();
  removeOldSnapshots();
}
