import { type CollectionConfig, generateCookie, type PayloadRequest, type TypedUser } from 'payload';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

type AuthHooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterLogin' | 'afterLogout' | 'afterRefresh'>>;

interface Session {
  /** Lifetime of the session, in seconds. */
  lifetime: number;
  /** Whether cookies are `Secure` (HTTPS only). */
  isSecure: boolean;
}

/**
 * Sets a readable cookie beside the session's own, so that a cached page can tell that its visitor is signed in and
 * with which role. It proves nothing: anything that must be secure checks the session.
 */
export function loginHintHooks(session: Session): AuthHooks {
  const set = (req: PayloadRequest, user: Pick<TypedUser, 'role'> | null) => {
    addCookie(req, loginHint(user ?? undefined, session));
  };
  return {
    afterLogin: [({ req, user }) => set(req, user)],
    // The session is refreshed, perhaps with another role.
    afterRefresh: [({ req }) => set(req, req.user)],
    afterLogout: [({ req }) => set(req, null)],
  };
}

/** The `Set-Cookie` header of the hint: the user's role; without a user, it expires the cookie. */
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

/** Payload merges these headers into its own response. */
function addCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', cookie);
}
