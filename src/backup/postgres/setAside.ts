import { ownNames } from '../migrations.ts';
import { type Connection, inTransaction, quote } from './connect.ts';

/** Schema with the tables that a restore replaces, until it is done. */
const ASIDE = 'rihla_before_restore';

/** Moves Rihla's tables and enums to that schema: indexes, keys and sequences move with their tables. */
export async function setAside(connection: Connection): Promise<void> {
  await inTransaction(connection, '', async () => {
    await connection.query(`CREATE SCHEMA ${ASIDE}`);
    await moveOwn(connection, 'public', ASIDE);
  });
}

/** Moves them back, replacing whatever an unfinished restore has created. */
export async function putBack(connection: Connection): Promise<void> {
  await inTransaction(connection, '', async () => {
    for (const table of await listTables(connection, 'public')) {
      await connection.query(`DROP TABLE public.${quote(table)} CASCADE`);
    }
    for (const name of await listEnums(connection, 'public')) await connection.query(`DROP TYPE public.${quote(name)}`);
    await moveOwn(connection, ASIDE, 'public');
    await connection.query(`DROP SCHEMA ${ASIDE}`);
  });
}

/** Drops them: the restore is done. */
export async function dropAside(connection: Connection): Promise<void> {
  await connection.query(`DROP SCHEMA ${ASIDE} CASCADE`);
}

/** Whether an interrupted restore has left tables aside. */
export async function hasAside(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(`SELECT 1 FROM pg_namespace WHERE nspname = '${ASIDE}'`);
  return rows.length > 0;
}

async function moveOwn(connection: Connection, from: string, to: string): Promise<void> {
  for (const table of await listTables(connection, from)) {
    await connection.query(`ALTER TABLE ${from}.${quote(table)} SET SCHEMA ${to}`);
  }
  for (const name of await listEnums(connection, from)) {
    await connection.query(`ALTER TYPE ${from}.${quote(name)} SET SCHEMA ${to}`);
  }
}

async function listTables(connection: Connection, schema: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = $1::regnamespace",
    [schema],
  );
  const own = ownNames().tables;
  return rows.map(({ name }) => name).filter((name) => own.has(name));
}

async function listEnums(connection: Connection, schema: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    "SELECT typname AS name FROM pg_type WHERE typtype = 'e' AND typnamespace = $1::regnamespace",
    [schema],
  );
  const own = ownNames().enums;
  return rows.map(({ name }) => name).filter((name) => own.has(name));
}
