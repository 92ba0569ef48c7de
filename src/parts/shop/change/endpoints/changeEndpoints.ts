import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { deskHandler } from '../../desk/endpoints/deskHandler.ts';
import { findOrder } from '../../orders/openOrder.ts';
import { changeAtDesk, rehearseChange } from '../changeAtDesk.ts';
import { priceChange } from '../priceChange.ts';
import { type ChangeRequest, readChangeParty, readChangeRequest } from '../rules/changeRequest.ts';

const STAFF = msg('Editors, admins and booking staff change bookings. Sign in as one of them.');

/** Staff endpoints of a change: its price, a preview of the letter, and the change itself. */
export const changeEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/change/price',
    method: 'post',
    handler: deskHandler(async (req) => {
      const asked = readChangeParty(await bodyOf(req));
      if (typeof asked === 'string') throw new Refusal(400, asked);
      const order = await findOrder({ payload: req.payload }, idOf(req));
      const booking = order?.bookings.find(({ id }) => id === asked.booking);
      if (!order || !booking) throw unknown();
      return priceChange(req, order, booking, { asked, now: new Date(), shop: await shopOf(req) });
    }, STAFF),
  },
  {
    path: '/:id/change/letter',
    method: 'post',
    handler: deskHandler(async (req) => {
      const letter = await rehearseChange(req.payload, idOf(req), await requestOf(req), await changingOf(req));
      return letter ? { subject: letter.subject, html: letter.html } : {};
    }, STAFF),
  },
  {
    path: '/:id/change',
    method: 'post',
    handler: deskHandler(async (req) => {
      const said = await changeAtDesk(req.payload, idOf(req), await requestOf(req), await changingOf(req));
      if (said === undefined) throw unknown();
      return { said };
    }, STAFF),
  },
];

function unknown(): Refusal {
  return new Refusal(404, t('There is no such booking. Open its order again.'));
}

async function requestOf(req: PayloadRequest): Promise<ChangeRequest> {
  const asked = readChangeRequest(await bodyOf(req));
  if (typeof asked === 'string') throw new Refusal(400, asked);
  return asked;
}

function shopOf({ payload }: PayloadRequest) {
  return payload.findGlobal({ slug: 'shop', depth: 0 });
}

async function changingOf(req: PayloadRequest) {
  return { by: userOf(req).name, shop: await shopOf(req) };
}
