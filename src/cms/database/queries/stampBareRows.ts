import type { Payload } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';

/** Columns of every document table. */
const COMMON = new Set(['id', 'createdAt', 'updatedAt', 'enableRLS']);

/**
 * Makes every save update `updatedAt`. The adapter itself skips the row of a document whose fields are all in other
 * tables (a menu's: localized texts, arrays), so its version stayed the same and a stale save was not noticed.
 */
export function stampBareRows({ collections, db }: Payload): void {
  const { tableNameMap, tables } = drizzleOf(db);
  const isBare = (slug: string) => {
    const table = tables[tableNameMap.get(slug.replaceAll('-', '_')) ?? ''];
    return table !== undefined && Object.keys(table).every((column) => COMMON.has(column));
  };
  const bare = new Set(Object.keys(collections).filter(isBare));
  const { updateOne } = db;
  db.updateOne = async (args) => {
    const { collection, id, req } = args;
    const { updatedAt } = args.data as { updatedAt?: unknown };
    if (bare.has(collection) && id !== undefined && typeof updatedAt === 'string')
      await updateOne.call(db, { collection, id, data: { updatedAt }, returning: false, ...(req && { req }) });
    return updateOne.call(db, args);
  };
}
