import { AuthenticationError, type Payload, type PayloadRequest } from 'payload';
import { lockName } from '../database/lockName.ts';
import type { User } from '../payload-types.ts';

type Session = NonNullable<User['sessions']>[number];
/** As a sign-in makes it; what comes from the database has a text for a date. */
type NewSession = Omit<Session, 'createdAt'> & { createdAt: Date };
type Row = Partial<Omit<User, 'sessions' | 'updatedAt'>> & {
  sessions?: (Session | NewSession)[] | null;
  updatedAt?: string | null;
};

/**
 * Has whoever starts, prolongs or ends a session write the account's sessions and nothing else. By itself Payload writes the
 * whole account as it was when it was read. At a sign-in that is before the password was looked at, which takes half a second: one
 * that was changed meanwhile would be the old one again, and sessions that were ended would go on.
 */
export function writeSessionsAlone({ db }: Payload): void {
  const { updateOne } = db;
  db.updateOne = async (args) => {
    const row = args.data as Row;
    if (args.collection !== 'users' || args.id === undefined || !row.sessions) return updateOne.call(db, args);
    const started = row.sessions.find(isNew);
    if (started) row.sessions = await addSession(started);
    // Without the last, the account would seem to have been edited.
    else if (!isOfSessions(row, args.req)) return updateOne.call(db, args);
    return updateOne.call(db, { ...args, data: { sessions: row.sessions, updatedAt: null } });

    async function addSession(session: NewSession): Promise<(Session | NewSession)[]> {
      const { id, req } = args;
      if (req) await lockSessions(req as PayloadRequest, id as number);
      const account = await db.findOne<User>({
        collection: 'users',
        where: { id: { equals: id } },
        ...(req && { req }),
      });
      // The password that was right is no longer the account's.
      if (!account || (row.hash && account.hash !== row.hash)) throw new AuthenticationError(req?.t);
      const living = (account.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
      return [...living, session];
    }
  };
}

/** Makes whoever starts or ends sessions of an account, or changes its password, wait for each other. */
export function lockSessions(req: PayloadRequest, account: number | string): Promise<void> {
  return lockName(req, `sessions of account ${account}`);
}

function isNew(session: Session | NewSession): session is NewSession {
  return session.createdAt instanceof Date;
}

/** Payload marks signing out and staying signed in by the date, and closes an account outside of any request. */
function isOfSessions({ updatedAt }: Row, req: unknown): boolean {
  return updatedAt === null || !req;
}
