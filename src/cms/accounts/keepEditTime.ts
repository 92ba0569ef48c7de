import type { Payload } from 'payload';
import type { Values } from '../../shared/isObject.ts';
import { isSame } from '../../shared/merge/same.ts';

/** Account fields that signing in and password reset write. */
const BOOKKEEPING = new Set([
  'lockUntil',
  'loginAttempts',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'resetPasswordToken',
  'sessions',
]);

/**
 * Keeps an account's `updatedAt` at its last edit, so that it serves as a version like any document's. Payload itself
 * moves it with every failed sign-in too, and a form open elsewhere would seem stale.
 */
export function keepEditTime({ db }: Payload): void {
  const { updateOne } = db;
  db.updateOne = async (args) => {
    const isKept = args.collection === 'users' && (await isBookkeeping(args));
    return updateOne.call(db, isKept ? { ...args, data: { ...args.data, updatedAt: null } } : args);
  };

  async function isBookkeeping({ data, id, req }: Parameters<typeof updateOne>[0]): Promise<boolean> {
    const edited = Object.keys(data).filter((name) => name !== 'updatedAt' && !BOOKKEEPING.has(name));
    // Payload writes the whole account when a password reset is requested.
    if (edited.length === 0 || !data.resetPasswordToken || id === undefined) return edited.length === 0;
    const where = { id: { equals: id } };
    const stored: Values | null = await db.findOne({ collection: 'users', where, ...(req && { req }) });
    return stored !== null && edited.every((name) => !(name in stored) || isSame(stored[name], data[name]));
  }
}
