import type { Payload } from 'payload';

type Row = Record<string, unknown>;

/** Runs a statement on the database itself, past Payload. */
export async function query({ db }: Payload, raw: string): Promise<Row[]> {
  const { drizzle, execute } = db as unknown as {
    drizzle: unknown;
    execute(args: { drizzle: unknown; raw: string }): Promise<{ rows: Row[] }>;
  };
  return (await execute.call(db, { drizzle, raw })).rows;
}
