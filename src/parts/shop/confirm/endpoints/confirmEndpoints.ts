import type { Endpoint } from 'payload';
import { idOf, Refusal, sellersOnly, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { confirmBooking } from '../confirmBooking.ts';

/** Staff confirm an order that awaits its mailed link, for instance after a call. */
export const confirmEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/confirm',
    method: 'post',
    handler: sellersOnly(async (req) => {
      const confirmed = await confirmBooking(req.payload, idOf(req), { staff: userOf(req).name });
      if (confirmed === 'unknown') throw new Refusal(404, t('There is no such order.'));
      if (confirmed !== 'confirmed')
        throw new Refusal(409, t('It does not wait to be confirmed any more, or its places are gone. Open it again.'));
      const said = t('Confirmed. The places are booked, and the traveller is told by mail.');
      return Response.json({ said }, { headers: { 'cache-control': 'private, no-store' } });
    }, msg('Editors, admins and booking staff look after orders. Sign in as one of them.')),
  },
];
