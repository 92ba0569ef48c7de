import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Payload } from 'payload';
import { mayWrite } from '../../cms/access/roles.ts';
import { findMalformed } from '../../cms/blocks/findMalformed.ts';
import { mayTranslate } from '../../cms/translations/translators.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import { NONCE_HEADER } from '../../shared/editBar.ts';
import { isObject } from '../../shared/isObject.ts';
import type { Kinds } from '../../shared/layouts/kind.ts';
import { findLayoutOversize } from '../../shared/layouts/limits.ts';
import { type Difference, PREVIEW_STATE } from '../../shared/preview/difference.ts';
import { bodyTooLarge, notSignedIn, ServerError, unreadableBody } from '../faults/errors.ts';
import { type Check, endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { checkJsonDepth } from '../pipeline/jsonDepth.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { HANDLER_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { authenticateStaff, staffOf } from '../studio/authenticateStaff.ts';
import { makeNonce } from '../studio/staffNonce.ts';
import type { KeptStates } from './previewStates.ts';

/** Many times a long article with its layout. */
const MAX_PREVIEW_BYTES = 2 * 1024 * 1024;

/** The outermost blocks are checked alone: those inside are read as damaged content is, and left out. */
const NO_KINDS: Kinds = new Map();

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export interface PreviewOptions {
  payload: Payload;
  site: Pick<SiteRenderer, 'preview'>;
  states: KeptStates;
  publicUrl: string;
}

interface RenderBody {
  kind: 'collection' | 'global';
  slug: string;
  id: string;
  /** The form values, or their difference from the values stored under the name `base`. */
  data?: unknown;
  base?: string;
  difference?: Difference;
  path?: string;
  over?: { collection: string; id: string };
  query?: string;
}

const RENDER_BODY = {
  type: 'object',
  required: ['kind', 'slug'],
  oneOf: [{ required: ['data'] }, { required: ['base', 'difference'] }],
  properties: {
    kind: { enum: ['collection', 'global'] },
    slug: { type: 'string', maxLength: 100 },
    id: { type: 'string', maxLength: 100, default: '' },
    data: { type: 'object' },
    base: { type: 'string', maxLength: 100 },
    difference: {
      type: 'object',
      required: ['start', 'end', 'text'],
      properties: { start: { type: 'integer' }, end: { type: 'integer' }, text: { type: 'string' } },
    },
    path: { type: 'string', maxLength: 2048 },
    over: {
      type: 'object',
      required: ['collection', 'id'],
      properties: { collection: { type: 'string', maxLength: 100 }, id: { type: 'string', maxLength: 100 } },
    },
    query: { type: 'string', maxLength: 2048 },
  },
};

/** Draft preview: the real site with unpublished content, for staff who write or translate it only; 404 for anybody else. */
export function registerPreview(app: FastifyInstance, options: PreviewOptions): void {
  const { payload, publicUrl, site, states } = options;
  app.register(async (scope) => {
    const load = shedWhenBusy(app);
    const policy = { ...READING, audience: 'staff', permits: 'staff' } as const;
    // Answers 404 to anybody else.
    const readingBy = (may: typeof mayWrite) => ({
      authentication: authenticateStaff(options, sendNotFound, may) as Check,
      load,
    });
    // Gzip, because every keystroke sends a whole layout and gets a whole page.
    scope.addContentTypeParser(
      'application/gzip',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => readZipped(body),
    );

    scope.get<{ Params: { slug: string } }>(
      '/preview/global/:slug/',
      endpoint(policy, readingBy(mayWrite)),
      async (request, reply) => {
        const user = staffOf(request);
        return send(request, reply, await site.preview({ kind: 'global', slug: request.params.slug, id: '', user }));
      },
    );

    scope.get<{ Params: { collection: string; id: string } }>(
      '/preview/:collection/:id/',
      // Translators see translations alone.
      endpoint(policy, readingBy(mayTranslate)),
      async (request, reply) => {
        const user = staffOf(request);
        const { collection, id } = request.params;
        return send(request, reply, await site.preview({ kind: 'collection', slug: collection, id, user }));
      },
    );

    scope.post<{ Body: RenderBody }>(
      '/preview/render',
      {
        schema: { body: RENDER_BODY },
        ...endpoint(
          { ...policy, bodyBytes: MAX_PREVIEW_BYTES, timeMs: HANDLER_TIMEOUT_MS },
          {
            origin: async (request: FastifyRequest) => refuseForeign(request, publicUrl),
            authentication: authenticateStaff(
              options,
              () => {
                throw notSignedIn();
              },
              mayTranslate,
            ) as Check,
            load,
          },
        ),
      },
      async (request, reply) => {
        const user = staffOf(request);
        const { base, data, difference, ...asked } = request.body;
        const owner = String(user.id);
        const text = base && difference ? states.apply(owner, base, difference) : JSON.stringify(data);
        // The client then sends all values.
        if (text === undefined || text.length > MAX_PREVIEW_BYTES) return reply.code(409).send();
        const drawn = await site.preview({ ...asked, data: readState(text), user });
        reply.headers({
          [PREVIEW_STATE]: states.keep(owner, text, base),
          // Nonce for the page's listing requests in edit mode.
          [NONCE_HEADER]: makeNonce({ secret: payload.secret, userId: user.id }),
        });
        return send(request, reply, drawn);
      },
    );
  });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Parses values after a difference was applied: applied to other values, it can make invalid JSON. */
function readState(text: string): object {
  checkJsonDepth(text);
  const values = parse(text);
  if (!isObject(values)) throw unreadableBody('The difference does not make values of what was sent before.');
  // Invalid layouts are not rendered.
  const fault = findLayoutOversize(values) ?? findMalformed(values.layout, NO_KINDS);
  if (fault) throw unreadableBody(fault);
  return values;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads gzipped JSON; the size limit applies to the unzipped text. */
async function readZipped(body: Buffer): Promise<unknown> {
  try {
    const text = String(await unzip(body, { maxOutputLength: MAX_PREVIEW_BYTES }));
    checkJsonDepth(text);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ServerError) throw error;
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
