import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { migrate } from '../../../src/cms/migrate.ts';
import { openTestPayload } from '../testPayload.ts';

const TEMPLATE = 'rihla_template';

type Admin = ReturnType<typeof connect>;

/** Creates databases with the migrated schema and nothing else, on the run's own server. */
export interface PostgresDatabases {
  /** @returns its connection string */
  create(): Promise<string>;
  /** @returns the connection string of a database without any table */
  createEmpty(): Promise<string>;
  drop(url: string): Promise<void>;
  close(): Promise<void>;
}

/** @param postgresUrl connection string of the server's database `postgres` */
export function postgresDatabases(postgresUrl: string): PostgresDatabases {
  const admin = connect(postgresUrl);
  let template: Promise<void> | undefined;
  const create = async (suffix: string): Promise<string> => {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.execute(`create database ${name} ${suffix}`);
    return withDatabase(postgresUrl, name);
  };
  return {
    create: async () => {
      template ??= makeTemplate(admin, postgresUrl);
      await template;
      // The default strategy writes every page to the log, which takes seven times as long.
      return create(`template ${TEMPLATE} strategy file_copy`);
    },
    createEmpty: () => create(''),
    drop: async (url) => {
      await admin.execute(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
    close: () => admin.$client.end(),
  };
}

// A single connection: an advisory lock belongs to its connection.
function connect(connectionString: string) {
  return drizzle({ connection: { connectionString, max: 1 } });
}

/** The first test file of a run creates the template; the others wait for it. */
async function makeTemplate(admin: Admin, postgresUrl: string): Promise<void> {
  await admin.execute('select pg_advisory_lock(1)');
  try {
    const { rows } = await admin.execute(`select 1 from pg_database where datname = '${TEMPLATE}'`);
    if (rows.length) return;
    await admin.execute('create database rihla_unfinished');
    const dataDir = mkdtempSync(join(tmpdir(), 'rihla-template-'));
    const payload = await openTestPayload({ dataDir, databaseUrl: withDatabase(postgresUrl, 'rihla_unfinished') });
    await migrate(payload);
    await payload.destroy();
    rmSync(dataDir, { recursive: true, force: true });
    await admin.execute(`alter database rihla_unfinished rename to ${TEMPLATE}`);
  } finally {
    await admin.execute('select pg_advisory_unlock(1)');
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
