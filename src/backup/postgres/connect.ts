import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';

/** A single connection, with the driver's interface. */
export interface Connection {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/**
 * Opens a connection for a function and closes it again.
 * @param url a PostgreSQL connection string
 */
export async function withConnection<T>(url: string, run: (connection: Connection) => Promise<T>): Promise<T> {
  const { $client: pool } = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: 30_000 } });
  // A lost connection fails its running query; without an error listener it would end the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    client.on('error', () => undefined);
    try {
      return await run(client as Connection);
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

/**
 * Runs a function in a transaction.
 * @param mode such as `READ ONLY`
 */
export async function inTransaction<T>(connection: Connection, mode: string, run: () => Promise<T>): Promise<T> {
  await connection.query(`BEGIN ${mode}`);
  try {
    // Values are transferred as text, so their format must not depend on the server's settings.
    await connection.query("SET LOCAL timezone = 'UTC'");
    await connection.query("SET LOCAL datestyle = 'ISO, YMD'");
    await connection.query('SET LOCAL extra_float_digits = 1');
    await connection.query('SET LOCAL search_path = public');
    const result = await run();
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    // When the connection is lost the server rolls back itself, and the first error is the one to report.
    await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Quotes the name of a table, column or type for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
