import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '../../cms/database/faults.ts';
import { MediaStorageError } from '../../cms/media/storage/mediaStorage.ts';
import { requestLanguage } from '../../cms/studio/language/requestLanguage.ts';
import { languageOfPath } from '../../content/reads/readTranslations.ts';
import { DEFAULT_LOCALE, joinLocale, type LocaleCode } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { t as studioText } from '../../shared/studioWords/t.ts';
import { escapeHtml } from '../../shared/text/escapeHtml.ts';
import { badUrl, cannotKeep, internalError, notFound, requestTooSlow, ServerError } from './errors.ts';
import { PLAIN_PAGE_POLICY, renderPlainPage } from './plainPage.ts';
import { prefersJson } from './prefersJson.ts';

const UNKNOWN = internalError();

/**
 * Fastify's error handler, the one place that turns an error into a response. An expected error keeps its message; anything else becomes a plain
 * 500 and a line in the log with the request. A page says it in the language of the address, which is all that is known without the database; staff
 * are told in the language of the studio.
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
  const locale = languageOf(request);
  const ofStudio = sayToStaff(known, request);
  if (wantsJson(request)) return reply.send(toJson(known.id, ofStudio ?? known.message, request.url));
  const say = createTranslate(locale);
  const title = say(known.status >= 500 ? 'fault.notShown' : 'fault.refused');
  const message = known.spoken ? say(...known.spoken) : ofStudio;
  const said = message ? `<p>${escapeHtml(message)}</p>` : `<p lang="en" dir="ltr">${escapeHtml(known.message)}</p>`;
  const home = `<p><a href="${joinLocale({ locale: languageOfPath(request.url) ?? DEFAULT_LOCALE, path: '/' })}">${escapeHtml(say('fault.home'))}</a></p>`;
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

function isOfStudio({ url }: FastifyRequest): boolean {
  return /^\/(admin|api|claim|invitation|preview)(\/|\?|$)/.test(url);
}

function languageOf(request: FastifyRequest): LocaleCode {
  if (isOfStudio(request) && request.server.studioLanguages) return requestLanguage(request.headers);
  return languageOfPath(request.url) ?? DEFAULT_LOCALE;
}

/** The message in the studio's language; undefined outside the studio, and for what has no translation. */
function sayToStaff({ spoken, toStaff }: ServerError, request: FastifyRequest): string | undefined {
  if (!isOfStudio(request)) return undefined;
  if (spoken) return createTranslate(languageOf(request))(...spoken);
  return toStaff && request.server.studioLanguages?.serve(request.headers, () => studioText(...toStaff));
}

/** The studio's forms read `errors`. */
function toJson(id: string, message: string, url: string): object {
  return { error: { id, message }, ...(url.startsWith('/api') && { errors: [{ message }] }) };
}

function wantsJson({ headers, url }: FastifyRequest): boolean {
  return /^\/(api|wp-json|preview\/render)(\/|\?|$)/.test(url) || prefersJson(headers);
}
