import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf, Refusal, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { describeSending } from '../../../../cms/mail/describeSending.ts';
import { msg } from '../../../../shared/studioWords/t.ts';
import { staffHoldFault } from '../../../../tours/booking/staffHold.ts';
import { bookAtDesk, rehearseLetter } from '../bookAtDesk.ts';
import { priceAtDesk } from '../priceAtDesk.ts';
import { type DeskRequest, readDeskParty, readDeskRequest } from '../rules/deskRequest.ts';
import { deskHandler } from './deskHandler.ts';

const STAFF = msg('Editors, admins and booking staff take bookings. Sign in as one of them.');

/** Staff endpoints of a booking by telephone: its price, the letter before it is sent, and booking. */
export const deskEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/desk/price',
    method: 'post',
    handler: deskHandler(async (req) => {
      const asked = readDeskParty(await bodyOf(req));
      if (typeof asked === 'string') throw new Refusal(400, asked);
      return priceAtDesk(req, asked, await termsOf(req));
    }, STAFF),
  },
  {
    path: '/desk/letter',
    method: 'post',
    handler: deskHandler(async (req) => {
      const letter = await rehearseLetter(req.payload, await requestOf(req), await termsOf(req));
      return letter ? { subject: letter.subject, html: letter.html } : {};
    }, STAFF),
  },
  {
    path: '/desk',
    method: 'post',
    handler: deskHandler(async (req) => {
      const { id, reference } = await bookAtDesk(req.payload, await requestOf(req), await termsOf(req));
      return { id, reference, letter: describeSending(req.payload) };
    }, STAFF),
  },
];

async function requestOf(req: PayloadRequest): Promise<DeskRequest> {
  const asked = readDeskRequest(await bodyOf(req));
  if (typeof asked === 'string') throw new Refusal(400, asked);
  const fault = asked.way === 'link' ? staffHoldFault(asked.until, new Date()) : undefined;
  if (fault) throw new Refusal(400, fault);
  return asked;
}

async function termsOf(req: PayloadRequest) {
  const shop = await req.payload.findGlobal({ slug: 'shop', depth: 0 });
  return { by: userOf(req).name, now: new Date(), shop };
}
