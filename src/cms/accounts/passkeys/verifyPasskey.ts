import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { PayloadRequest } from 'payload';
import { changePasskeys, findPasskeys, type Passkey } from './passkeys.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Longest part of an answer, in characters: keys of RSA sign with 512 bytes. */
const MAX_PART = 4_096;
const HANDLE = /^staff:(\d{1,15})$/;

/** What a passkey has proved. */
export interface ProvedBy {
  account: number;
  /** Whether it was right. `copied`: its counter has gone back, so that somebody uses a copy of it. */
  result: 'right' | 'wrong' | 'copied';
}

/** The account's id as passkeys keep it (WebAuthn, “user handle”): no name, no address. */
export function userHandleOf(account: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`staff:${account}`));
}

/**
 * Verifies the answer of a passkey to a challenge, and counts its use. User verification is required: it stands for the password and the second step.
 * @param given the browser's answer, as sent
 * @returns undefined for an answer that names no account
 */
export async function verifyPasskey(
  req: PayloadRequest,
  party: RelyingParty,
  challenge: string,
  given: unknown,
): Promise<ProvedBy | undefined> {
  const answer = readAnswer(given);
  const account = answer && accountOf(answer);
  if (!account) return undefined;
  const passkey = (await findPasskeys(req.payload, account)).find(({ id }) => id === answer.id);
  const counter = passkey && (await verify(party, challenge, answer, passkey));
  if (counter === undefined) return { account, result: 'wrong' };
  let result: ProvedBy['result'] = 'wrong';
  await changePasskeys(req, account, (passkeys) =>
    passkeys.map((each) => {
      if (each.id !== answer.id) return each;
      // Judged under the lock: of an original and its copy that sign in together one is refused.
      const isCopied = (counter > 0 || each.counter > 0) && counter <= each.counter;
      result = isCopied ? 'copied' : 'right';
      return isCopied ? each : { ...each, counter, usedAt: new Date().toISOString() };
    }),
  );
  return { account, result };
}

/** @returns the authenticator's counter; undefined for an answer that is not the passkey's to this challenge, at this address */
async function verify(
  party: RelyingParty,
  challenge: string,
  answer: AuthenticationResponseJSON,
  { id, publicKey }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is judged by the caller: the library does so before it has checked the signature.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // It throws for whatever is wrong, from malformed bytes to another origin.
    return undefined;
  }
}

function accountOf({ response }: AuthenticationResponseJSON): number | undefined {
  const handle = HANDLE.exec(Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8'));
  return handle ? Number(handle[1]) : undefined;
}

/** The parts of an answer that are used, each a text. */
function readAnswer(given: unknown): AuthenticationResponseJSON | undefined {
  const { id, rawId, response, type } = asObject(given);
  const { authenticatorData, clientDataJSON, signature, userHandle } = asObject(response);
  const parts = [id, rawId, authenticatorData, clientDataJSON, signature, userHandle];
  const areTexts = (each: unknown[]): each is string[] =>
    each.every((part) => typeof part === 'string' && part.length <= MAX_PART);
  if (type !== 'public-key' || !areTexts(parts)) return undefined;
  const [credential = '', raw = '', data = '', client = '', signed = '', handle = ''] = parts;
  return {
    id: credential,
    rawId: raw,
    response: { authenticatorData: data, clientDataJSON: client, signature: signed, userHandle: handle },
    clientExtensionResults: {},
    type,
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
