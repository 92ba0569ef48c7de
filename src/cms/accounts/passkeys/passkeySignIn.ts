import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { type Endpoint, generateCookie, generatePayloadCookie, type PayloadRequest } from 'payload';
import { readCookies } from '../../../shared/readCookies.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { markPassed } from '../../auditLog/auditSignIn.ts';
import { noteAudit } from '../../auditLog/noteAudit.ts';
import { findRow, type Row } from '../../database/queries/rows.ts';
import { bodyOf } from '../../endpoints/editorsOnly.ts';
import { refuse } from '../../endpoints/refuse.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { unlockForKnownBrowser } from '../knownBrowser.ts';
import { startSession } from '../startSession.ts';
import { CHALLENGE_MS, newChallenge, useChallenge } from './challenge.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { verifyPasskey } from './verifyPasskey.ts';

/** Holds the sealed challenge: whoever answers it has to be the browser that asked. Below the path of sign-ins, as the cookie of known browsers is. */
const COOKIE = 'rihla-passkey';
const COOKIE_PATH = '/api/users/login';
const PURPOSE = 'sign-in';
/** One sentence for whatever is wrong: which account there is, and which passkeys it has, is for its owner. */
const REFUSED = msg('This passkey does not sign in here. It may have been removed: sign in with your password.');

/** What a browser asks its passkeys with. */
export interface PasskeyQuestion {
  options: PublicKeyCredentialRequestOptionsJSON;
  /** Where the studio has to be open for it. */
  origin: string;
}

/** `POST /users/login/passkey/options`: a challenge for any passkey of this site; the same for everybody. */
const ask: Endpoint = {
  path: '/login/passkey/options',
  method: 'post',
  handler: async (req) => {
    const party = relyingPartyOf(publicUrlOf(req.payload));
    if (!party) return refuse(409, t('Passkeys need an address with a name and https. Sign in with your password.'));
    const { challenge, sealed } = newChallenge(req, PURPOSE, Date.now());
    const options: PublicKeyCredentialRequestOptionsJSON = {
      challenge,
      rpId: party.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    };
    const headers = { 'set-cookie': challengeCookie(req, sealed) };
    return Response.json({ options, origin: party.origin } satisfies PasskeyQuestion, { headers });
  },
};

/**
 * `POST /users/login/passkey`: signs in the account whose passkey has answered: `{ response }`. It stands for the password and the second step. A wrong
 * one does not count towards closing the account: there is nothing to guess, and strangers could close it.
 */
const signIn: Endpoint = {
  path: '/login/passkey',
  method: 'post',
  handler: async (req) => {
    const { response } = await bodyOf(req);
    const party = relyingPartyOf(publicUrlOf(req.payload));
    const sealed = readCookies(req.headers.get('cookie') ?? undefined)[COOKIE];
    const challenge = await useChallenge(req, PURPOSE, sealed, Date.now());
    if (!party || !challenge) return refuse(401, t('This took longer than five minutes. Press the button again.'));
    const proved = await verifyPasskey(req, party, challenge, response);
    const where = { id: { equals: proved?.account ?? 0 } };
    const user = await findRow({ payload: req.payload }, 'users', { where });
    if (!user || proved?.result !== 'right') {
      await noteAudit(req, { action: 'passkey-refused', by: user ?? null });
      return refuse(401, proved?.result === 'copied' ? copied(user) : t(REFUSED));
    }
    await unlockForKnownBrowser(req, user.email, Date.now());
    markPassed(req, 'passkey');
    const session = await startSession(req, user.id);
    if (!session) return refuse(401, t('This account is closed after too many wrong passwords. Wait ten minutes.'));
    const headers = new Headers();
    headers.append('set-cookie', sessionCookie(req, session.token));
    headers.append('set-cookie', challengeCookie(req, ''));
    return Response.json({ ...session, user: { ...session.user, collection: 'users' } }, { headers });
  },
};

/** Endpoints of the sign-in page. */
export const passkeySignInEndpoints: Endpoint[] = [ask, signIn];

/** Whoever reads this has signed with the passkey's key. */
function copied(user: Row<'users'> | undefined): string {
  return user
    ? t(
        'This passkey of {name} was used elsewhere since, as a copy of it would be. Sign in with your password, remove it under your account, and tell an admin.',
        { name: user.name },
      )
    : t(
        'This passkey was used elsewhere since, as a copy of it would be. Sign in with your password, remove it under your account, and tell an admin.',
      );
}

function sessionCookie({ payload }: PayloadRequest, token: string): string {
  const { auth } = payload.collections.users.config;
  const { cookiePrefix } = payload.config;
  // Without `returnCookieAsObject` it is a text.
  return generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token }) as string;
}

/** @param sealed the challenge; empty: the cookie ends */
function challengeCookie({ payload }: PayloadRequest, sealed: string): string {
  return generateCookie<false>({
    name: COOKIE,
    value: sealed,
    expires: new Date(sealed ? Date.now() + CHALLENGE_MS : 0),
    httpOnly: true,
    path: COOKIE_PATH,
    sameSite: 'Lax',
    secure: Boolean(payload.collections.users.config.auth.cookies.secure),
    returnCookieAsObject: false,
  });
}
