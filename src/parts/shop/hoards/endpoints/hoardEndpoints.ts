import type { Endpoint } from 'payload';
import { bodyOf, Refusal, sellersOnly, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { unlessKnown } from '../../../../cms/endpoints/unlessKnown.ts';
import { msg, t, tCount } from '../../../../shared/studioWords/t.ts';
import { findHoards } from '../findHoards.ts';
import { releaseHoard } from '../releaseHoard.ts';

const WORDS = msg('Editors, admins and booking staff look after orders. Sign in as one of them.');

/** Staff endpoints against inventory hoarding: list of hoards, and releasing them. */
export const hoardEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/hoards',
    method: 'get',
    handler: sellersOnly(async (req) => unlessKnown(req.headers, await findHoards(req, new Date())), WORDS),
  },
  {
    path: '/hoards/free',
    method: 'post',
    handler: sellersOnly(async (req) => {
      const { holder } = await bodyOf(req);
      if (holder !== undefined && (typeof holder !== 'string' || !holder))
        throw new Refusal(400, t('Say whose places are to be freed. Load the page again.'));
      const freed = await releaseHoard(req.payload, { by: userOf(req).name, ...(holder !== undefined && { holder }) });
      const said =
        freed === 0
          ? t('Nothing was left to free: it was paid, confirmed or over already.')
          : tCount(
              'Freed: the places of {count} cart or order can be booked again.',
              'Freed: the places of {count} carts and orders can be booked again.',
              freed,
            );
      return Response.json({ said }, { headers: { 'cache-control': 'private, no-store' } });
    }, WORDS),
  },
];
