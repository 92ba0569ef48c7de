import type { Payload } from 'payload';

type Row = Record<string, unknown>;

/** Runs a statement directly on the database, bypassing Payload. */
export async function query({ db }: Payload, raw: string): Promise<Row[]> {
  const { drizzle, execute } = db as unknown as {
    drizzle: unknown;
    execute(args: { drizzle: unknown; raw: string }): Promise<{ rows: Row[] }>;
  };
  return (await execute.call(db, { drizzle, raw })).rows;
}
