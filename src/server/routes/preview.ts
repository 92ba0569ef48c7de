import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payload } from 'payload';
import type { SiteRenderer } from '../../pages/site.ts';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import { bodyTooLarge, notSignedIn, unreadableBody } from '../errors.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { findStaff } from '../studio/findStaff.ts';

/** A long article with its layout, many times over. */
const MAX_PREVIEW_BYTES = 2 * 1024 * 1024;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export interface PreviewOptions {
  payload: Payload;
  site: Pick<SiteRenderer, 'preview'>;
  publicUrl: string;
}

interface RenderBody {
  kind: 'collection' | 'global';
  slug: string;
  id: string;
  data: unknown;
  path?: string;
}

const RENDER_BODY = {
  type: 'object',
  required: ['kind', 'slug', 'data'],
  properties: {
    kind: { enum: ['collection', 'global'] },
    slug: { type: 'string', maxLength: 100 },
    id: { type: 'string', maxLength: 100, default: '' },
    data: { type: 'object' },
    path: { type: 'string', maxLength: 2048 },
  },
};

/** The real site with content that is not public yet, for signed-in staff only; for anybody else there is nothing here. */
export function registerPreview(app: FastifyInstance, options: PreviewOptions): void {
  const { site, publicUrl } = options;
  app.register(async (scope) => {
    scope.addHook('onRequest', shedWhenBusy(app));
    // With every keystroke a whole layout comes in and a whole page goes out.
    scope.addContentTypeParser(
      'application/gzip',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => readZipped(body),
    );

    scope.get<{ Params: { slug: string } }>('/preview/global/:slug/', async (request, reply) => {
      const user = await findStaff(options, request);
      if (!user) return reply.callNotFound();
      return send(request, reply, await site.preview({ kind: 'global', slug: request.params.slug, id: '', user }));
    });

    scope.get<{ Params: { collection: string; id: string } }>('/preview/:collection/:id/', async (request, reply) => {
      const user = await findStaff(options, request);
      if (!user) return reply.callNotFound();
      const { collection, id } = request.params;
      return send(request, reply, await site.preview({ kind: 'collection', slug: collection, id, user }));
    });

    scope.post<{ Body: RenderBody }>(
      '/preview/render',
      {
        bodyLimit: MAX_PREVIEW_BYTES,
        schema: { body: RENDER_BODY },
        onRequest: async (request) => refuseForeign(request, publicUrl),
      },
      async (request, reply) => {
        const user = await findStaff(options, request);
        if (!user) throw notSignedIn();
        return send(request, reply, await site.preview({ ...request.body, user }));
      },
    );
  });
}

/** Reads JSON that was zipped for the way; what it unzips to has the same limit as what is sent plainly. */
async function readZipped(body: Buffer): Promise<unknown> {
  try {
    return JSON.parse(String(await unzip(body, { maxOutputLength: MAX_PREVIEW_BYTES })));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLarge(MAX_PREVIEW_BYTES);
    throw unreadableBody('Send JSON, as it is or as gzip.');
  }
}

async function send(
  { headers: asked }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { body, headers, status }: SiteResponse,
): Promise<FastifyReply> {
  reply.code(status).headers({ ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  if (!/\bgzip\b/.test(String(asked['accept-encoding']))) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await zip(body, { level: 3 }));
}
