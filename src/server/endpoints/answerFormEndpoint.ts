import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Done, EndpointContext, Faults, FormEndpoint } from '../../endpoints/formEndpoint.ts';
import type { Notice } from '../../endpoints/notice.ts';
import { notFound, unreadableBody, wrongFields } from '../faults/errors.ts';
import { prefersJson } from '../faults/prefersJson.ts';

/** The response to one visitor's form is cached nowhere. */
const PRIVATE = { 'cache-control': 'no-store' };
/** Validation failed (RFC 9110, 15.5.21). */
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** Retry-After while the storage is full: staff have to free space first. */
const NO_ROOM_SECONDS = 3_600;

/**
 * Runs a form endpoint and responds: JSON for script; for a browser without script a redirect, or the whole page with the form again.
 * @throws ServerError for everything that is no validation error
 */
export async function answerFormEndpoint(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: FormEndpoint,
  context: EndpointContext,
): Promise<FastifyReply> {
  const result = await endpoint.take(request.body, context);
  reply.headers(PRIVATE);
  switch (result.kind) {
    case 'missing':
      throw notFound();
    case 'unreadable':
      throw unreadableBody(result.reason);
    case 'done':
      if (result.notice && result.to === undefined && !prefersJson(request.headers)) {
        reply.headers(result.headers ?? {});
        return sendNotice(reply, result.notice, context);
      }
      return sendDone(reply, result, prefersJson(request.headers));
    case 'too-often':
    case 'no-room': {
      const isFull = result.kind === 'no-room';
      const message = isFull ? result.message : sayWhen(result.seconds, context);
      const seconds = isFull ? NO_ROOM_SECONDS : result.seconds;
      reply.code(isFull ? UNAVAILABLE : TOO_MANY).header('retry-after', String(seconds));
      const id = isFull ? 'no_room' : 'too_many_requests';
      if (!endpoint.renderForm || prefersJson(request.headers)) return reply.send({ error: { id, message } });
      const { headers, html } = await endpoint.renderForm({ typed: result.typed, faults: {}, message }, context);
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    }
    case 'refused': {
      const { faults, typed } = result;
      if (!endpoint.renderForm) throw wrongFields(faults);
      if (prefersJson(request.headers)) return reply.code(UNPROCESSABLE).send(describeFaults(faults, context));
      const { headers, html } = await endpoint.renderForm({ typed, faults }, context);
      return reply.code(UNPROCESSABLE).headers(headers).type('text/html; charset=utf-8').send(html);
    }
  }
}

/** Sends a page for one visitor alone; its URL, which may hold a secret, is kept out of caches and Referer headers. */
export async function sendNotice(reply: FastifyReply, notice: Notice, context: EndpointContext): Promise<FastifyReply> {
  const { headers, html } = await context.showNotice(notice);
  return reply
    .code(notice.status ?? 200)
    .headers({ ...headers, ...PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendDone(reply: FastifyReply, done: Done, isForScript: boolean): FastifyReply {
  const { away, data, headers = {}, html, to } = done;
  if (to !== undefined) checkPath(to);
  if (away !== undefined) checkAway(away);
  reply.headers(headers);
  const next = away ?? to;
  if (!isForScript && next !== undefined) return reply.redirect(next, 303);
  if (next === undefined && html === undefined && data === undefined) return reply.code(204).send();
  return reply.send({ to, away, html, ...data });
}

/**
 * Redirects with 303, so that the browser continues with GET.
 * @param to a path of this site
 * @throws Error for anything else
 */
export function sendOn(reply: FastifyReply, to: string): FastifyReply {
  checkPath(to);
  return reply.redirect(to, 303);
}

function checkPath(to: string): void {
  if (!/^\/(?![/\\])/.test(to)) throw new Error(`A form endpoint redirects to “${to}”, which is no path of this site.`);
}

/** An external redirect needs https; http is allowed for this machine. */
function checkAway(away: string): void {
  if (!/^(?:https:\/\/|http:\/\/127\.0\.0\.1:)/.test(away))
    throw new Error(`A form endpoint redirects to “${away}”, which is no absolute https URL.`);
}

/** The retry time as a text for the visitor. */
function sayWhen(seconds: number, { t }: EndpointContext): string {
  const minutes = Math.ceil(seconds / 60);
  return t('form.tooOften', { count: minutes });
}

/** Validation errors for script: one message for the form, one for each field. */
function describeFaults(faults: Faults, { t }: EndpointContext): object {
  return { error: { id: 'wrong_fields', message: t('form.refused'), fields: faults } };
}
