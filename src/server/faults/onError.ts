import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '../../cms/database/faults.ts';
import { MediaStorageError } from '../../cms/media/storage/mediaStorage.ts';
import { languageOfPath } from '../../content/reads/readTranslations.ts';
import { DEFAULT_LOCALE, joinLocale } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { escapeHtml } from '../../shared/text/escapeHtml.ts';
import { badUrl, cannotKeep, internalError, notFound, requestTooSlow, ServerError } from './errors.ts';
import { PLAIN_PAGE_POLICY, renderPlainPage } from './plainPage.ts';
import { prefersJson } from './prefersJson.ts';

const UNKNOWN = internalError();

/**
 * Fastify's error handler, the one place that turns an error into a response. An expected error keeps its message; anything else becomes a plain
 * 500 and a line in the log with the request. A page says it in the language of the address, which is all that is known without the database.
 */
export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = recognise(error, request);
  if (known.isReported) {
    const line = {
      err: known === UNKNOWN ? error : (known.cause ?? known),
      id: known.id,
      method: request.method,
      url: request.url,
    };
    request.log.error(line, known.message);
  }
  reply.code(known.status).headers(known.headers).header('cache-control', 'no-store').removeHeader('etag');
  // Without `close` the server would wait for the rest of a refused request's body.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (known.retryAfter) reply.header('retry-after', String(known.retryAfter));
  if (wantsJson(request)) return reply.send(toJson(known, request.url));
  const locale = languageOfPath(request.url) ?? DEFAULT_LOCALE;
  const t = createTranslate(locale);
  const title = t(known.status >= 500 ? 'fault.notShown' : 'fault.refused');
  const message = known.spoken && t(...known.spoken);
  const said = message ? `<p>${escapeHtml(message)}</p>` : `<p lang="en" dir="ltr">${escapeHtml(known.message)}</p>`;
  const home = `<p><a href="${joinLocale({ locale, path: '/' })}">${escapeHtml(t('fault.home'))}</a></p>`;
  const main = `<h1>${escapeHtml(title)}</h1>${said}${home}`;
  return reply
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(renderPlainPage({ locale, title, main }));
}

function recognise(error: unknown, { method }: FastifyRequest): ServerError {
  if (error instanceof ServerError) return error;
  if (method === 'POST' && isUnkept(error)) return cannotKeep(error);
  const { code, statusCode, message, expose } = error as Partial<FastifyError & { expose: boolean }>;
  if (code === 'FST_ERR_BAD_URL') return badUrl();
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return requestTooSlow();
  // A path that climbs out of the static folder.
  if (code === 'FST_STATIC_FORBIDDEN_PATH') return notFound();
  // Errors of the static plugin; its 403 for a folder becomes a 404.
  if (expose && statusCode && message) {
    return statusCode === 403
      ? notFound()
      : new ServerError(`${message}.`, { status: statusCode, id: 'bad_file_request' });
  }
  // Fastify's own client errors (body too large, wrong type, time-out) are written for the sender.
  if (code?.startsWith('FST_ERR_') && statusCode && message) {
    return new ServerError(`${message}.`.replace(/\.\.$/, '.'), {
      status: statusCode,
      id: code.toLowerCase(),
      isReported: statusCode >= 500,
    });
  }
  return UNKNOWN;
}

function isUnkept(error: unknown): boolean {
  return error instanceof MediaStorageError || isDiskFull(error) || isDatabaseAway(error);
}

/** The studio's forms read `errors`. */
function toJson({ id, message }: ServerError, url: string): object {
  return { error: { id, message }, ...(url.startsWith('/api') && { errors: [{ message }] }) };
}

function wantsJson({ headers, url }: FastifyRequest): boolean {
  return /^\/(api|wp-json|preview\/render)(\/|\?|$)/.test(url) || prefersJson(headers);
}
