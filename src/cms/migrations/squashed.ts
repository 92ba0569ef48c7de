import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import type { AppliedMigration } from './runMigrations.ts';

/**
 * The squash of the migrations before version 0.1.0: `initial` creates the schema that the last of them left. It was the last squash; from 0.1.0 on
 * every database is upgraded.
 */
const SQUASHED = {
  sqlite: { last: '20261124_141623_unconfirmed', initial: '20261126_120000_initial' },
  postgres: { last: '20261124_141626_unconfirmed', initial: '20261126_120000_initial' },
} as const;

/**
 * Notes `initial` in a database that has had the migrations that it was squashed from, in their place. Any other database is left as it is.
 * @param known names of the migrations of this version
 * @returns the migrations that the database has had now
 */
export async function takeOverSquashed(
  payload: Payload,
  applied: readonly AppliedMigration[],
  known: readonly string[],
): Promise<readonly AppliedMigration[]> {
  const { initial, last } = SQUASHED[payload.db.name === 'postgres' ? 'postgres' : 'sqlite'];
  const isKnown = ({ name }: AppliedMigration): boolean => known.includes(name);
  if (!applied.some(({ name }) => name === last)) return applied;
  const collection = 'payload-migrations';
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const ids = applied.filter((row) => !isKnown(row)).map(({ id }) => id);
    await payload.db.deleteMany({ collection, where: { id: { in: ids } }, req });
    const data = { name: initial, batch: 1 };
    const row = await payload.create({ collection, data, req });
    await commitTransaction(req);
    return [{ ...data, id: Number(row.id) }, ...applied.filter(isKnown)];
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
