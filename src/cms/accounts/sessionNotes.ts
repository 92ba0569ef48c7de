import type { BasePayload, CollectionAfterLoginHook, Payload, TypedUser } from 'payload';
import { onCommit } from '../database/withTransactions.ts';

/** How old the note of when a session was last used may be, in ms. */
const PRECISION_MS = 5 * 60_000;
const MAX_BROWSER_LENGTH = 300;

/** What is known of a session besides Payload's own row of it. */
export interface SessionNote {
  /** What the browser calls itself, as it was sent. */
  browser?: string;
  /** When it was last used, epoch ms, a few minutes at most too early. */
  seenAt: number;
}

export type SessionNotes = Record<string, SessionNote>;

/** Signed-in users as Payload's strategy gives them. */
type SignedIn = TypedUser & { _sid?: string; sessions?: { id: string }[] | null };

/** The notes on an account's sessions, by the session's id; kept in Payload's store of keys, which needs no columns. */
export async function readSessionNotes(payload: BasePayload, userId: number | string): Promise<SessionNotes> {
  return (await payload.kv.get<SessionNotes>(keyOf(userId))) ?? {};
}

/** Notes which browser has signed in, once that is certain. */
export const noteBrowser: CollectionAfterLoginHook = async ({ req, user }) => {
  const { sessions } = user as SignedIn;
  const sid = sessions?.at(-1)?.id;
  const browser = req.headers.get('user-agent')?.slice(0, MAX_BROWSER_LENGTH);
  if (sid)
    await onCommit(req, () =>
      write(req.payload, user as SignedIn, sid, { ...(browser && { browser }), seenAt: Date.now() }),
    );
};

/** Notes when each session is used, whatever it is used for. */
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

/** When each session was last noted by this process; a session is looked up again only after a while. */
const noted = new Map<string, number>();

async function noteSeen(payload: BasePayload, user: SignedIn, sid: string): Promise<void> {
  const now = Date.now();
  if (now - (noted.get(sid) ?? 0) < PRECISION_MS) return;
  for (const [old, at] of noted) if (now - at >= PRECISION_MS) noted.delete(old);
  noted.set(sid, now);
  const before = (await readSessionNotes(payload, user.id))[sid];
  await write(payload, user, sid, { ...before, seenAt: now });
}

/** Sessions that have ended are forgotten on the way. A note that cannot be kept is no reason to refuse its user. */
async function write(payload: BasePayload, user: SignedIn, sid: string, note: SessionNote): Promise<void> {
  try {
    const living = new Set(user.sessions?.map(({ id }) => id));
    const kept = Object.entries(await readSessionNotes(payload, user.id)).filter(([id]) => living.has(id));
    await payload.kv.set(keyOf(user.id), { ...Object.fromEntries(kept), [sid]: note });
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'When and where an account is used could not be noted.' });
  }
}

function keyOf(userId: number | string): string {
  return `sessions-${userId}`;
}
