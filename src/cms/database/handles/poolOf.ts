import type { Payload } from 'payload';

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface PoolClient extends Queryable {
  /** @param error closes the connection instead of returning it to the pool */
  release(error?: Error): void;
}

interface Pool extends Queryable {
  connect(): Promise<PoolClient>;
}

/** PostgreSQL's connection pool; undefined on SQLite. */
export function poolOf({ db }: Pick<Payload, 'db'>): Pool | undefined {
  // Payload's type of an adapter has only what those of all databases have.
  return (db as unknown as { pool?: Pool }).pool;
}
