import {
  APIError,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { roleOf } from '../access/roles.ts';
import { noteAudit } from '../auditLog/noteAudit.ts';
import type { User } from '../payload-types.ts';
import { readSessionNotes } from './sessionNotes.ts';
import { lockSessions } from './writeSessionsAlone.ts';

/** A session as the API lists it; times as ISO strings. */
export interface ListedSession {
  id: string;
  browser: string | null;
  createdAt: string | null;
  seenAt: string | null;
  expiresAt: string;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

/**
 * Lists and revokes sessions: `GET` and `DELETE /users/{id}/sessions`, `DELETE /users/{id}/sessions/{session}`. For
 * one's own account, and for admins. The current session cannot be revoked here, only by signing out; a revoked one is
 * refused at its next request.
 */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/:id/sessions',
    method: 'get',
    handler: async (req) => Response.json({ sessions: await listSessions(await findAccount(req), req) }),
  },
  {
    path: '/:id/sessions',
    method: 'delete',
    handler: async (req) => Response.json({ sessions: await endSessions(req, () => true) }),
  },
  {
    path: '/:id/sessions/:session',
    method: 'delete',
    handler: async (req) =>
      Response.json({ sessions: await endSessions(req, (id) => id === req.routeParams?.session) }),
  },
];

/** Ends sessions of the account in the address, but never the current one. @returns the remaining ones */
export async function endSessions(req: PayloadRequest, isMeant: (id: string) => boolean): Promise<ListedSession[]> {
  // Before the transaction: an unauthorised request must not hold one.
  const account = askedAccount(req);
  await initTransaction(req);
  try {
    await lockSessions(req, account);
    const user = await findAccount(req);
    const sessions = (user.sessions ?? []).filter(({ id }) => isCurrent(id, req) || !isMeant(id));
    // Without `updatedAt: null` the account would seem to have been edited.
    const data = { sessions, updatedAt: null };
    await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false });
    await commitTransaction(req);
    const isAnother = user.id !== req.user?.id;
    if (isAnother && sessions.length < (user.sessions?.length ?? 0))
      await noteAudit(req, { action: 'signed-out', detail: user.name });
    return listSessions({ ...user, sessions }, req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function listSessions({ id, sessions }: User, req: PayloadRequest): Promise<ListedSession[]> {
  const notes = await readSessionNotes(req.payload, id);
  const living = (sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  return living
    .map((session) => {
      const note = notes[session.id];
      return {
        id: session.id,
        browser: note?.browser ?? null,
        createdAt: session.createdAt ?? null,
        seenAt: note ? new Date(note.seenAt).toISOString() : null,
        expiresAt: session.expiresAt,
        isCurrent: isCurrent(session.id, req),
      };
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}

function isCurrent(id: string, { user }: PayloadRequest): boolean {
  return (user as { _sid?: string } | null)?._sid === id;
}

/** @throws APIError 401 for visitors, 403 for others' accounts */
function askedAccount(req: PayloadRequest): number {
  const { routeParams, user } = req;
  if (!user || !roleOf(req)) throw new APIError(t('Sign in to the studio first.'), 401, undefined, true);
  const id = Number(routeParams?.id);
  if (user.id !== id && roleOf(req) !== 'admin') throw new Forbidden(req.t);
  return id;
}

/** @throws APIError 401 for visitors, 403 for others' accounts, 404 */
async function findAccount(req: PayloadRequest): Promise<User> {
  const { payload } = req;
  const id = askedAccount(req);
  const where = { id: { equals: id } };
  const account = Number.isSafeInteger(id) && (await payload.db.findOne<User>({ collection: 'users', req, where }));
  if (!account) throw new NotFound(req.t);
  return account;
}
