import { AuthenticationError, type Payload, type PayloadRequest } from 'payload';
import { lockName } from '../database/locks/lockName.ts';
import type { User } from '../payload-types.ts';

type Session = NonNullable<User['sessions']>[number];
/** A session as a sign-in creates it; from the database its date is text. */
type NewSession = Omit<Session, 'createdAt'> & { createdAt: Date };
type Row = Partial<Omit<User, 'sessions' | 'updatedAt'>> & {
  sessions?: (Session | NewSession)[] | null;
  updatedAt?: string | null;
};

/**
 * Makes sign-in, token refresh and sign-out write the account's sessions and nothing else. Payload itself writes the
 * whole account as it was read, a lost update: at a sign-in that is before the password check, which takes half a
 * second, so a password changed meanwhile would be the old one again, and revoked sessions would go on.
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
      // The verified password is no longer the account's.
      if (!account || (row.hash && account.hash !== row.hash)) throw new AuthenticationError(req?.t);
      const living = (account.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
      return [...living, session];
    }
  };
}

/** Lock per account: serializes starting and ending sessions and password changes. */
export function lockSessions(req: PayloadRequest, account: number | string): Promise<void> {
  return lockName(req, `sessions of account ${account}`);
}

function isNew(session: Session | NewSession): session is NewSession {
  return session.createdAt instanceof Date;
}

/** Payload's sign-out and token refresh set `updatedAt: null`; it locks an account outside any request. */
function isOfSessions({ updatedAt }: Row, req: unknown): boolean {
  return updatedAt === null || !req;
}
