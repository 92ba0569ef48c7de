import type { Endpoint, PayloadRequest } from 'payload';
import { readRowId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { mayWrite } from '../../access/roles.ts';
import { refuse } from '../../endpoints/refuse.ts';
import { MAX_TAG_LENGTH } from '../tags.ts';
import { findPictures, readPictures, type WallQuery } from './findPictures.ts';
import { readUsage } from './pictureUsage.ts';
import { MAX_SOME, MAX_WALL_WORDS, WALL_FILTERS, type WallFilter } from './wallTypes.ts';

/** Endpoints of the picture chooser, for those who write: the wall of pictures, some of them by id, and where one is used. */
export const wallEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/wall', method: 'get', handler: writersOnly(async (req) => findPictures(req, readQuery(req))) },
  {
    path: '/wall/some',
    method: 'get',
    handler: writersOnly(async (req) => ({ pictures: await readPictures(req, readIds(req)) })),
  },
  {
    path: '/:id/uses',
    method: 'get',
    handler: writersOnly(async (req) => {
      const usage = await readUsage(req, 'media');
      return { uses: usage.get(Number(req.routeParams?.id)) ?? [] };
    }),
  },
];

function writersOnly(answer: (req: PayloadRequest) => Promise<object>): Endpoint['handler'] {
  return async (req) => {
    if (!mayWrite(req)) return refuse(403, t('Admins, editors and authors choose pictures. Sign in as one of them.'));
    return Response.json(await answer(req), { headers: { 'cache-control': 'private, no-store' } });
  };
}

function readQuery({ query }: PayloadRequest): WallQuery {
  const { filter, page, q, tag } = query as Record<string, unknown>;
  const number = Number(page);
  return {
    words: (typeof q === 'string' ? q : '').slice(0, MAX_WALL_WORDS).split(/\s+/).filter(Boolean),
    filter: typeof filter === 'string' && Object.hasOwn(WALL_FILTERS, filter) ? (filter as WallFilter) : 'all',
    tag: typeof tag === 'string' ? tag.slice(0, MAX_TAG_LENGTH) : '',
    page: Number.isInteger(number) && number > 0 ? number : 1,
  };
}

/** Ids as in `?ids=1,2` */
function readIds({ query }: PayloadRequest): number[] {
  const { ids } = query as Record<string, unknown>;
  const read = (typeof ids === 'string' ? ids.split(',') : []).flatMap((id) => readRowId(id) ?? []);
  return [...new Set(read)].slice(0, MAX_SOME);
}
