import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { refuse } from '../../cms/endpoints/refuse.ts';
import { t } from '../../shared/studioWords/t.ts';
import { folderOf } from './readHandbook.ts';
import { PICTURE_NAME } from './rules/parsePage.ts';

/** How long a browser keeps a picture, in seconds: an update replaces them all, under the same names. */
const HOUR = 3600;

/** `GET /handbook/pictures/:name`: a picture of the handbook, for staff. */
const picture: Endpoint = {
  path: '/handbook/pictures/:name',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return refuse(403, t('The handbook is for staff. Sign in.'));
    const name = req.routeParams?.name;
    const data =
      typeof name === 'string' && PICTURE_NAME.test(name)
        ? await readFile(join(folderOf(), 'pictures', name)).catch(() => undefined)
        : undefined;
    if (!data) return refuse(404, t('The handbook has no such picture.'));
    return new Response(new Uint8Array(data), {
      headers: { 'content-type': 'image/webp', 'cache-control': `private, max-age=${HOUR}` },
    });
  },
};

export const handbookEndpoints: readonly Endpoint[] = [picture];
