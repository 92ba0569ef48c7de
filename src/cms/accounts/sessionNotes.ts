import type { BasePayload, CollectionAfterLoginHook, Payload, TypedUser } from 'payload';
import { onCommit } from '../database/transactions/withTransactions.ts';

/** Precision of a session's last-used time, in ms. */
const PRECISION_MS = 5 * 60_000;
const MAX_BROWSER_LENGTH = 300;

/** Note about a session, stored besides Payload's own row. */
export interface SessionNote {
  /** The `User-Agent` header, as sent. */
  browser?: string;
  /** Last use, epoch ms, a few minutes at most too early. */
  seenAt: number;
}

export type SessionNotes = Record<string, SessionNote>;

/** Signed-in users as Payload's strategy gives them. */
type SignedIn = TypedUser & { _sid?: string; sessions?: { id: string }[] | null };

/** Notes on an account's sessions by session id; kept in Payload's key-value store, which needs no columns. */
export async function readSessionNotes(payload: BasePayload, userId: number | string): Promise<SessionNotes> {
  return (await payload.kv.get<SessionNotes>(keyOf(userId))) ?? {};
}

/** Stores which browser has signed in, once the sign-in is certain. */
export const noteBrowser: CollectionAfterLoginHook = async ({ req, user }) => {
  const { sessions } = user as SignedIn;
  const sid = sessions?.at(-1)?.id;
  const browser = req.headers.get('user-agent')?.slice(0, MAX_BROWSER_LENGTH);
  if (sid)
    await onCommit(req, () =>
      write(req.payload, user as SignedIn, sid, { ...(browser && { browser }), seenAt: Date.now() }),
    );
};

/** Records the last use of each session, by any authenticated request. */
export function noteUse(payload: Payload): void {
  for (const strategy of payload.authStrategies) {
    const { authenticate } = strategy;
    strategy.authenticate = async (args) => {
      const result = await authenticate(args);
      const user = result.user as SignedIn | null;
      if (user?._sid) await noteSeen(args.payload, user, user._sid);
      return result;
    };
  }
}

/** Time of the last write of each session by this process; throttles the writes. */
const noted = new Map<string, number>();

async function noteSeen(payload: BasePayload, user: SignedIn, sid: string): Promise<void> {
  const now = Date.now();
  if (now - (noted.get(sid) ?? 0) < PRECISION_MS) return;
  for (const [old, at] of noted) if (now - at >= PRECISION_MS) noted.delete(old);
  noted.set(sid, now);
  const before = (await readSessionNotes(payload, user.id))[sid];
  await write(payload, user, sid, { ...before, seenAt: now });
}

/** Deletes notes of ended sessions on the way. A failed write must not refuse the user. */
async function write(payload: BasePayload, user: SignedIn, sid: string, note: SessionNote): Promise<void> {
  try {
    const living = new Set(user.sessions?.map(({ id }) => id));
    const notes = Object.entries(await readSessionNotes(payload, user.id)).filter(([id]) => living.has(id));
    await payload.kv.set(keyOf(user.id), { ...Object.fromEntries(notes), [sid]: note });
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'When and where an account is used could not be noted.' });
  }
}

function keyOf(userId: number | string): string {
  return `sessions-${userId}`;
}
