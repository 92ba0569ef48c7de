import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Payload } from 'payload';
import type { Post, PostContext } from '../../posts/post.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { answerPost } from './answerPost.ts';
import { createLimits } from './createLimits.ts';

export interface PostServices {
  payload: Payload;
  /** Origin of this site; pages of others may not send. */
  publicUrl: string;
  countedPath: PostContext['countedPath'];
}

/** Opens an address for each post. Who may send, how often and how much is held here; what is sent, by the post itself. */
export function registerPosts(app: FastifyInstance, posts: readonly Post[], services: PostServices): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(body as string));
    });
    const limitOf = createLimits(app);
    for (const post of posts) {
      const onRequest: onRequestAsyncHookHandler[] = [limitOf(post.rateLimit)];
      if (!post.isForAnybody) onRequest.unshift(async (request) => refuseForeign(request, services.publicUrl));
      if (post.isDear) onRequest.unshift(shedWhenBusy(app));
      scope.post(post.path, { bodyLimit: post.maxBytes, onRequest }, async (request, reply) =>
        answerPost(request, reply, post, createContext(request, services)),
      );
    }
  });
}

function createContext({ headers, params }: FastifyRequest, { countedPath, payload }: PostServices): PostContext {
  return {
    payload,
    params: params as Record<string, string>,
    browser: headers['user-agent'] ?? '',
    now: new Date(),
    t: createTranslate(DEFAULT_LOCALE),
    countedPath,
  };
}
