import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { BaseDatabaseAdapter, Payload } from 'payload';

/** The database adapter by its own type: tables, sessions and statements of Drizzle. */
export function drizzleOf(db: BaseDatabaseAdapter | Payload['db']): DrizzleAdapter {
  // Payload types an adapter only by what those of all databases have; both of this site's (`index.ts`) are Drizzle's.
  return db as unknown as DrizzleAdapter;
}
