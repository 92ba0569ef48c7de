import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Endpoint, PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { noteAudit } from '../../auditLog/noteAudit.ts';
import { findRow } from '../../database/queries/rows.ts';
import { bodyOf, Refusal } from '../../endpoints/editorsOnly.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { demandPassword, forAccount } from '../accountEndpoint.ts';
import { newChallenge, useChallenge } from './challenge.ts';
import { changePasskeys, findPasskeys, MAX_PASSKEYS, type Passkey, readPasskeyFacts } from './passkeys.ts';
import { type RelyingParty, relyingPartyOf } from './relyingParty.ts';
import { tellOfAdded, tellOfRemoved } from './tellOwner.ts';
import { userHandleOf } from './verifyPasskey.ts';

const MAX_NAME = 60;

/** What a browser makes a passkey from, and the sealed challenge that comes back with it. */
export interface PasskeyOffer {
  options: PublicKeyCredentialCreationOptionsJSON;
  offer: string;
}

/** `GET /users/{id}/passkeys`: names and dates of its passkeys. */
const list = forAccount('self-or-admin', async (req, id) => Response.json(await readPasskeyFacts(req.payload, id)));

/** `POST /users/{id}/passkeys/offer`: what the browser makes a passkey from: `{ password }`. */
const offer = forAccount('self', async (req, id) => {
  await demandPassword(req);
  const party = demandParty(req);
  const known = await findPasskeys(req.payload, id);
  if (known.length >= MAX_PASSKEYS)
    throw new Refusal(
      409,
      t('An account has {most} passkeys at most. Remove one that you do not use.', { most: MAX_PASSKEYS }),
    );
  const { challenge, sealed } = newChallenge(req, purposeOf(req, id), Date.now());
  const { name } = await req.payload.findGlobal({ slug: 'site', depth: 0, select: { name: true }, req });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: name || party.id,
    rpID: party.id,
    userID: userHandleOf(id),
    userName: req.user?.email ?? '',
    userDisplayName: req.user?.name ?? '',
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: known.map(({ id: credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
  });
  return Response.json({ options, offer: sealed } satisfies PasskeyOffer);
});

/** `POST /users/{id}/passkeys/confirm`: keeps the passkey that the browser has made: `{ offer, name, response }`. */
const confirm = forAccount('self', async (req, id) => {
  const { name, offer: sealed, response } = await bodyOf(req);
  const party = demandParty(req);
  const called = typeof name === 'string' ? name.trim().slice(0, MAX_NAME) : '';
  if (!called) throw new Refusal(400, t('Write a name for the passkey, such as “My telephone”.'));
  const challenge = await useChallenge(req, purposeOf(req, id), sealed, Date.now());
  if (!challenge) throw new Refusal(409, t('This took longer than five minutes. Begin again.'));
  const made = await verifyMade(party, challenge, response);
  if (!made)
    throw new Refusal(422, t('The browser has made no passkey that works here. Try again, or on another device.'));
  await changePasskeys(req, id, (passkeys) => {
    if (passkeys.length >= MAX_PASSKEYS || passkeys.some((each) => each.id === made.id))
      throw new Refusal(409, t('This passkey is here already. Reload the page.'));
    const added = { name: called, addedAt: new Date().toISOString(), usedAt: null, host: party.id };
    return [...passkeys, { ...made, ...added }];
  });
  await tellOfAdded(req, called);
  await noteAudit(req, { action: 'passkey-added', detail: called });
  return Response.json({ facts: await readPasskeyFacts(req.payload, id) });
});

/** `POST /users/{id}/passkeys/remove`: removes one, or without `passkey` all of them: `{ password, passkey }`, the password of the requesting user. */
const remove = forAccount('self-or-admin', async (req, id) => {
  await demandPassword(req);
  const { passkey } = await bodyOf(req);
  const other = req.user?.id === id ? undefined : await findRow(req, 'users', { where: { id: { equals: id } } });
  let names: string[] = [];
  await changePasskeys(req, id, (passkeys) => {
    const isMeant = ({ id: credential }: Passkey) => passkey === undefined || credential === passkey;
    names = passkeys.filter(isMeant).map(({ name }) => name);
    return passkeys.filter((each) => !isMeant(each));
  });
  if (names.length > 0) {
    if (other) await tellOfRemoved(req, other);
    const detail = [...(other ? [other.name] : []), ...names].join(', ');
    await noteAudit(req, { action: 'passkey-removed', detail });
  }
  return Response.json({ facts: await readPasskeyFacts(req.payload, id) });
});

/** Endpoints of an account's passkeys. */
export const passkeyEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/passkeys', method: 'get', handler: list },
  { path: '/:id/passkeys/offer', method: 'post', handler: offer },
  { path: '/:id/passkeys/confirm', method: 'post', handler: confirm },
  { path: '/:id/passkeys/remove', method: 'post', handler: remove },
];

/** @returns undefined for what is no passkey for this challenge, at this address, with user verification */
async function verifyMade(
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks each part of it, and throws.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { counter, id, publicKey, transports } = registrationInfo.credential;
    const reached = (transports ?? []).filter((each) => typeof each === 'string' && each.length < 30).slice(0, 8);
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: reached };
  } catch {
    // It throws for whatever is wrong, from malformed bytes to another origin.
    return undefined;
  }
}

/** Bound to the session, and so to the browser that has asked. */
function purposeOf({ user }: PayloadRequest, id: number): string {
  const session = (user as { _sid?: string } | null)?._sid ?? '';
  return `of account ${id} in session ${session}`;
}

/** @throws Refusal */
function demandParty({ payload }: PayloadRequest): RelyingParty {
  const party = relyingPartyOf(publicUrlOf(payload));
  if (party) return party;
  throw new Refusal(409, t('Browsers make passkeys for an address with a name and https only. The site has none yet.'));
}
