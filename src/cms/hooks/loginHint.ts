import { type CollectionConfig, generateCookie, type PayloadRequest, type TypedUser } from 'payload';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

type AuthHooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterLogin' | 'afterLogout' | 'afterRefresh'>>;

interface Session {
  /** Seconds that the session lasts. */
  lifetime: number;
  /** Whether cookies need https. */
  isSecure: boolean;
}

/**
 * Keeps a readable cookie beside the session's own, so that a page, which is the same for everybody, can tell that its
 * visitor is signed in and with which role. It proves nothing: whatever must be safe asks the session.
 */
export function loginHintHooks(session: Session): AuthHooks {
  const set = (req: PayloadRequest, user: Pick<TypedUser, 'role'> | null) => {
    addCookie(req, loginHint(user ?? undefined, session));
  };
  return {
    afterLogin: [({ req, user }) => set(req, user)],
    // The session goes on, perhaps with another role.
    afterRefresh: [({ req }) => set(req, req.user)],
    afterLogout: [({ req }) => set(req, null)],
  };
}

/** The `Set-Cookie` header of the hint: the user's role, or without a user the one that takes it away. */
export function loginHint(user: Pick<TypedUser, 'role'> | undefined, { isSecure, lifetime }: Session): string {
  return generateCookie({
    name: ROLES_COOKIE,
    value: user?.role ?? '',
    expires: new Date(user ? Date.now() + lifetime * 1000 : 0),
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
    returnCookieAsObject: false,
  }) as string;
}

/** Payload adds these to its own answer, whose headers stay as they are. */
function addCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', cookie);
}
