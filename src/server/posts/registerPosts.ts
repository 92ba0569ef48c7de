import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Payload } from 'payload';
import type { Answered, FormPage, Post, PostContext } from '../../posts/post.ts';
import type { Question } from '../../posts/question.ts';
import { readMultipart } from '../../posts/sentForm.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { readCookies } from '../../shared/readCookies.ts';
import { notFound, unreadableBody, unsupportedBody } from '../errors.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { visitorKey } from '../plugins/rateLimit.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { UPLOAD_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { answerPost, sendNotice, sendOn } from './answerPost.ts';
import { createBodyRoom, isMultipart } from './bodyRoom.ts';
import { createLimits } from './createLimits.ts';

export interface PostServices {
  payload: Payload;
  /** Origin of this site; pages of others may not send. */
  publicUrl: string;
  countedPath: PostContext['countedPath'];
  showNotice: PostContext['showNotice'];
  showAnswered(path: string, answered: Answered, cookies: PostContext['cookies']): Promise<FormPage | undefined>;
}

/** Where no files are taken, a form with files is a kind of body that nothing reads. */
async function refuseFiles(request: FastifyRequest): Promise<void> {
  if (isMultipart(request)) throw unsupportedBody();
}

/** Opens an address for each post. Who may send, how often and how much is held here; what is sent, by the post itself. */
export function registerPosts(app: FastifyInstance, posts: readonly Post[], services: PostServices): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(body as string));
    });
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        const form = await readMultipart(new Uint8Array(body), request.headers['content-type'] ?? '');
        if (form) return form;
        throw unreadableBody('It is no form with files.');
      },
    );
    const limitOf = createLimits(app);
    const roomFor = createBodyRoom();
    for (const post of posts) {
      const onRequest: onRequestAsyncHookHandler[] = [limitOf(post.rateLimit)];
      const { maxBytes, maxFileBytes } = post;
      onRequest.push(maxFileBytes === undefined ? refuseFiles : roomFor({ maxBytes, maxFileBytes }));
      if (!post.isForAnybody) onRequest.unshift(async (request) => refuseForeign(request, services.publicUrl));
      if (post.isDear) onRequest.unshift(shedWhenBusy(app));
      const bodyLimit = Math.max(maxBytes, maxFileBytes ?? 0);
      const slow = maxFileBytes === undefined ? {} : { handlerTimeout: UPLOAD_TIMEOUT_MS };
      scope.post(post.path, { bodyLimit, onRequest, ...slow }, async (request, reply) =>
        answerPost(request, reply, post, createContext(request, services)),
      );
    }
  });
}

/** Opens an address for each question. What is answered is for whoever asks, so nothing on the way keeps it. */
export function registerQuestions(app: FastifyInstance, questions: readonly Question[], services: PostServices): void {
  const limitOf = createLimits(app);
  for (const { answer, path, rateLimit } of questions) {
    app.get(path, { onRequest: limitOf(rateLimit) }, async (request, reply) => {
      const context = createContext(request, services);
      const answered = await answer(context);
      if (answered.kind === 'missing') throw notFound();
      if (answered.kind === 'notice') return sendNotice(reply, answered.notice, context);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (answered.kind === 'to') return sendOn(reply.headers(answered.headers ?? {}), answered.to);
      if (answered.kind === 'data') return reply.send(answered.body);
      if (answered.kind === 'page') {
        const { contentSecurityPolicy, html } = answered;
        reply.headers({ 'content-security-policy': contentSecurityPolicy, 'x-robots-tag': 'noindex' });
        return reply.type('text/html; charset=utf-8').send(html);
      }
      const name = answered.name.replace(/[^\w.-]/g, '-');
      reply.headers({ 'content-disposition': `attachment; filename="${name}"`, 'x-robots-tag': 'noindex' });
      return reply.type(answered.type).send(answered.body);
    });
  }
}

function createContext({ headers, ip, params, raw }: FastifyRequest, services: PostServices): PostContext {
  const { countedPath, payload, showAnswered, showNotice } = services;
  const cookies = readCookies(headers.cookie);
  return {
    payload,
    params: params as Record<string, string>,
    query: new URLSearchParams(raw.url?.split('?')[1]),
    browser: headers['user-agent'] ?? '',
    visitor: visitorKey(ip),
    cookies,
    now: new Date(),
    t: createTranslate(DEFAULT_LOCALE),
    countedPath,
    showNotice,
    showAnswered: (path, answered) => showAnswered(path, answered, cookies),
  };
}
