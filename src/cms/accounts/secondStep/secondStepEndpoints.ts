import type { Endpoint, PayloadRequest } from 'payload';
import { secondStepRemoved } from '../../../letters/secondStepRemoved.ts';
import { qrSvg } from '../../../shared/qrSvg.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { noteAudit } from '../../auditLog/noteAudit.ts';
import { findRow, type Row } from '../../database/queries/rows.ts';
import { bodyOf, Refusal } from '../../endpoints/editorsOnly.ts';
import { queueWherePossible } from '../../mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { openText, sealText } from '../../services/sealing.ts';
import { demandPassword, forAccount } from '../accountEndpoint.ts';
import { endSessions } from '../sessions.ts';
import { plainCode } from './recoveryCodes.ts';
import { hasSecondStep, readFacts, renewCodes, turnOff, turnOn } from './secondStep.ts';
import { findPeriod, newTotpSecret, totpAddress } from './totp.ts';

/** Time within which an offered secret must be confirmed, in ms. */
const OFFER_MS = 15 * 60_000;

/** A secret that was shown and is not in use yet. It is kept by the browser, sealed: the server stores what is confirmed only. */
interface Offer {
  secret: string;
  until: number;
}

/** `GET /users/{id}/second-step`: whether an account has one; for itself and for admins. */
const facts = forAccount('self-or-admin', async (req, id) => Response.json(await readFacts(req.payload, id)));

/** `POST /users/{id}/second-step/offer`: a secret for the app, as QR code and as text: `{ password }`. */
const offer = forAccount('self', async (req, id) => {
  await demandPassword(req);
  if (await hasSecondStep(req, id)) throw isOnAlready();
  const secret = newTotpSecret();
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, select: { name: true }, req });
  const address = totpAddress(secret, site.name ?? '', req.user?.email ?? '');
  const until = Date.now() + OFFER_MS;
  return Response.json({
    offer: sealText(req.payload.secret, offerName(id), JSON.stringify({ secret, until } satisfies Offer)),
    picture: qrSvg(address, t('The code for your authenticator app')),
    secret: secret.replace(/.{4}(?!$)/g, '$& '),
  });
});

/** `POST /users/{id}/second-step/confirm`: turns it on by a code of the app: `{ offer, code }`. Other sessions, which used the password only, end. */
const confirm = forAccount('self', async (req, id) => {
  const { code, offer } = await bodyOf(req);
  const now = new Date();
  const { secret } = openOffer(req, id, offer, now);
  const period = typeof code === 'string' ? findPeriod(secret, plainCode(code), now.getTime(), 0) : undefined;
  if (period === undefined)
    throw new Refusal(422, t('This is not the code that the app shows now. Check the clock of your telephone.'));
  const codes = await turnOn(req, id, secret, period, now);
  if (!codes) throw isOnAlready();
  await noteAudit(req, { action: 'second-step-on' });
  await endSessions(req, () => true);
  return Response.json({ codes, facts: await readFacts(req.payload, id) });
});

/** `POST /users/{id}/second-step/codes`: new recovery codes: `{ password }`. */
const codes = forAccount('self', async (req, id) => {
  await demandPassword(req);
  const renewed = await renewCodes(req, id);
  if (!renewed) throw new Refusal(409, t('There is no second step any longer. Reload the page.'));
  return Response.json({ codes: renewed, facts: await readFacts(req.payload, id) });
});

/**
 * `POST /users/{id}/second-step/remove`: turns it off, for the requesting user, or by an admin for a user who has lost the device: `{ password }`
 * of the requesting user.
 */
const remove = forAccount('self-or-admin', async (req, id) => {
  await demandPassword(req);
  const other = req.user?.id === id ? undefined : await findRow(req, 'users', { where: { id: { equals: id } } });
  const hadOne = await hasSecondStep(req, id);
  await turnOff(req, id);
  if (other && hadOne) await tellOwner(req, other);
  await noteAudit(req, { action: 'second-step-off', ...(other && { detail: other.name }) });
  return Response.json({ facts: await readFacts(req.payload, id) });
});

/** Endpoints of an account's second step. */
export const secondStepEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/second-step', method: 'get', handler: facts },
  { path: '/:id/second-step/offer', method: 'post', handler: offer },
  { path: '/:id/second-step/confirm', method: 'post', handler: confirm },
  { path: '/:id/second-step/codes', method: 'post', handler: codes },
  { path: '/:id/second-step/remove', method: 'post', handler: remove },
];

/** Tells the owner of an account that an admin has turned its second step off. */
async function tellOwner(req: PayloadRequest, { email, id, name }: Row<'users'>): Promise<void> {
  const url = `${publicUrlOf(req.payload)}/admin/account`;
  const letter = await secondStepRemoved(await readLetterhead(req), { by: req.user?.name ?? '', name, url });
  const key = `second-step-removed:${id}:${Date.now()}`;
  await queueWherePossible(req, { ...letter, to: email, isPrivate: true }, { key, about: `user:${id}` });
}

function isOnAlready(): Refusal {
  return new Refusal(409, t('The second step is on already. Turn it off first, to use another app.'));
}

function openOffer({ payload }: PayloadRequest, id: number, sealed: unknown, now: Date): Offer {
  const text = typeof sealed === 'string' ? openText(payload.secret, offerName(id), sealed) : undefined;
  const offer = text ? (JSON.parse(text) as Offer) : undefined;
  if (!offer || offer.until < now.getTime())
    throw new Refusal(409, t('This took longer than a quarter of an hour. Begin again.'));
  return offer;
}

function offerName(id: number): string {
  return `offered second step of account ${id}`;
}
