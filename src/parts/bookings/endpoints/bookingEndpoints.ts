import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { unlessKnown } from '../../../cms/endpoints/unlessKnown.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { readBoardQuery } from '../rules/boardQuery.ts';
import { exportBookings } from './exportBookings.ts';
import { readBoard } from './readBoard.ts';

/** Endpoints of the bookings board, beside Payload's own. Bookings are personal data: for editors, admins and booking staff only. */
export const bookingEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/board',
    method: 'get',
    handler: sellersOnly(async (req) => {
      const query = readBoardQuery(req.query as Record<string, unknown>);
      return unlessKnown(req.headers, await readBoard(req, query, new Date()));
    }),
  },
  { path: '/csv', method: 'get', handler: sellersOnly(exportBookings) },
];

function sellersOnly(handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) =>
    maySell(req)
      ? handle(req)
      : refuse(403, t('Editors, admins and booking staff look after bookings. Sign in as one of them.'));
}
