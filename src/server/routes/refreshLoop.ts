import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payload, TypedUser } from 'payload';
import { readBaseUrl, readPostId } from '../../pages/listings/readPostId.ts';
import type { RefreshInput } from '../../pages/listings/refreshListing.ts';
import type { PreviewInput } from '../../pages/preview/preview.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { NONCE_HEADER } from '../../shared/editBar.ts';
import { isObject } from '../../shared/isObject.ts';
import { canonicalFilters } from '../../shared/listings/canonicalFilters.ts';
import { filterQuery } from '../../shared/listings/filterQuery.ts';
import { readPage } from '../../shared/listings/pageQuery.ts';
import { parseFilters } from '../../shared/listings/parseFilters.ts';
import type { Pages } from '../cache/createPages.ts';
import { notAnEditor, unreadableBody } from '../faults/errors.ts';
import { endpoint } from '../pipeline/endpointPolicy.ts';
import type { FairSemaphore } from '../pipeline/fairSemaphore.ts';
import { clientOf, withPermit } from '../pipeline/withPermit.ts';
import { perMinute, RATE_LIMITS } from '../plugins/rateLimit.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { HANDLER_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { findStaff } from '../studio/findStaff.ts';
import { isNonce } from '../studio/staffNonce.ts';
import type { KeptStates } from './previewStates.ts';
import { sendPage } from './sendPage.ts';

/** Endpoint that refreshes a listing (spec). */
export const REFRESH_PATH = '/wp-json/rihla-pro/v1/refresh-loop';

/** Many times the filters of a page with everything chosen; in edit mode the settings of a block. */
const MAX_BODY_BYTES = 64 * 1024;

const POLICY = {
  audience: 'anybody',
  bodyBytes: MAX_BODY_BYTES,
  timeMs: HANDLER_TIMEOUT_MS,
  rate: perMinute('listing'),
  permits: 'variants',
  permitAt: 'making',
} as const;

export interface RefreshOptions {
  pages: Pages;
  site: Pick<SiteRenderer, 'refresh'>;
  publicUrl: string;
  /** Absent while waiting for the database: then there is no edit mode. */
  payload?: Payload | undefined;
  /** Values that this process's previews were last rendered from. */
  states: KeptStates;
  /** Limits renders in edit mode, which are not cached. */
  permits: FairSemaphore;
}

/**
 * `POST /wp-json/rihla-pro/v1/refresh-loop`: renders a listing for a set of filters. It reads only public content, so any origin may call it; other
 * sites cannot read the response. In edit mode it renders settings from the request, and needs a session, a same-origin request, and a nonce; a
 * preview names its document and its stored values.
 */
export function registerRefreshLoop(app: FastifyInstance, options: RefreshOptions): void {
  const { pages, permits, publicUrl, site, states } = options;
  app.post(REFRESH_PATH, endpoint(POLICY, { rate: app.rateLimit(RATE_LIMITS.listing) }), async (request, reply) => {
    const { model, ...input } = readRefresh(request.body, publicUrl);
    if (isEditing(request.body)) {
      const user = await checkEditor(request, options);
      const preview = readPreviewed(request.body, user, states);
      const { body, headers, status } = await withPermit(permits, clientOf(request), () =>
        site.refresh({ ...input, model, preview }),
      );
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'private, no-store' })
        .send(body);
    }
    const asked = { isOverloaded: app.isShedding(), client: clientOf(request), isVariant: true };
    const stored = await pages.keep(keyOf(input), () => site.refresh(input), asked);
    return sendPage(request, reply, stored);
  });
}

function isEditing(body: unknown): boolean {
  return isObject(body) && ((body.is_edit_mode ?? false) !== false || (body.widget_model ?? null) !== null);
}

async function checkEditor(request: FastifyRequest, { payload, publicUrl }: RefreshOptions): Promise<TypedUser> {
  refuseForeign(request, publicUrl);
  const user = payload && (await findStaff({ payload, publicUrl }, request));
  if (!user || !isNonce(request.headers[NONCE_HEADER], { secret: payload.secret, userId: user.id }))
    throw notAnEditor();
  return user;
}

/**
 * The document of a preview, with the values that it was last rendered from; without them, as from another process, the stored draft.
 * @throws ServerError 400
 */
function readPreviewed(body: unknown, user: TypedUser, states: KeptStates): PreviewInput | undefined {
  const preview = isObject(body) ? body.preview : undefined;
  if (preview === undefined) return undefined;
  const { id = '', kind, slug, state } = isObject(preview) ? preview : {};
  if ((kind !== 'collection' && kind !== 'global') || typeof slug !== 'string' || typeof id !== 'string')
    throw unreadableBody('“preview” names a document: its kind, its collection or global, and its id.');
  const values = typeof state === 'string' ? states.find(String(user.id), state) : undefined;
  return { kind, slug, id, user, ...(values !== undefined && { data: JSON.parse(values) as unknown }) };
}

/** @throws ServerError 400 that names the invalid field */
function readRefresh(body: unknown, publicUrl: string): RefreshInput {
  if (!isObject(body)) throw unreadableBody('Send a JSON object.');
  const post = readPostId(body.post_id);
  if (!post)
    throw unreadableBody('“post_id” is the number of a document, its kind and number, or a path of this site.');
  const widgetId = typeof body.widget_id === 'string' ? body.widget_id.replaceAll('-', '') : '';
  if (!/^[\p{L}\p{N}_]{1,100}$/u.test(widgetId)) throw unreadableBody('“widget_id” is the id of a listing.');
  const filters = parseFilters(body.widget_filters);
  if (!filters) throw unreadableBody('“widget_filters” are terms by type and taxonomy.');
  const base = readBaseUrl(body.pagination_base_url, publicUrl);
  if (!base) throw unreadableBody('“pagination_base_url” is an address of this site.');
  // Pagination links carry the page number in the query.
  const { page = readPage(widgetId, base.query), widget_model: model } = body;
  if (!Number.isInteger(page) || Number(page) < 1 || Number(page) > 999_999)
    throw unreadableBody('“page” is a number from 1.');
  return {
    post,
    widgetId,
    filters: canonicalFilters(widgetId, filters),
    base,
    page: Number(page),
    model: isObject(model) ? model : undefined,
  };
}

/** Cache key, the same for equivalent requests. */
function keyOf({ base, filters, page, post, widgetId }: RefreshInput): string {
  const question = JSON.stringify([post, widgetId, filterQuery(widgetId, filters, ''), base, page]);
  return `listings/${createHash('sha256').update(question).digest('base64url')}`;
}
