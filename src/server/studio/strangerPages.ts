import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from '../../cms/studio/language/requestLanguage.ts';
import { createCheck, RATE_LIMITS } from '../plugins/rateLimit.ts';
import { pathOf } from '../requestPath.ts';
import { isOpenPage, signInUrl } from './openPages.ts';
import { createSignInPages, type KeptPage, newNonce, type RenderedPage, themeOf } from './signInPages.ts';
import { studioPolicy } from './studioPolicy.ts';

/** Header of this process's own requests for a page to keep; its value is a secret. */
const RENDER_HEADER = 'x-rihla-render';

const compress = promisify(gzip);

/**
 * Answers requests for studio pages by people who are not signed in without Next, where possible: the sign-in page comes from memory, and all
 * other pages redirect to it. What Next has to render is limited per visitor.
 * @returns a check of the pipeline, to be called for their GET and HEAD requests only
 */
export function createStrangerPages(
  app: FastifyInstance,
  publicUrl: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const pages = createSignInPages();
  const secret = randomBytes(18).toString('base64url');
  const limitRenders = createCheck(app, RATE_LIMITS.studioRenders);

  /** Renders the page of a request, with nothing of the visitor but theme and language. */
  async function render({ headers, ip, raw }: FastifyRequest): Promise<RenderedPage> {
    const theme = themeOf(headers);
    const cookies = [`payload-lng=${requestLanguage(headers)}`, ...(theme ? [`payload-theme=${theme}`] : [])];
    const response = await app.inject({
      method: 'GET',
      url: raw.url ?? '',
      remoteAddress: ip,
      headers: {
        host: new URL(publicUrl).host,
        [RENDER_HEADER]: secret,
        cookie: cookies.join('; '),
      },
    });
    return { status: response.statusCode, headers: response.headers, html: response.body };
  }

  return async (request, reply) => {
    const { headers, raw } = request;
    if (headers[RENDER_HEADER] === secret) return;
    const url = raw.url ?? '';
    // Next's own navigation gets its redirect from Next.
    if (headers.rsc === undefined && !isOpenPage(pathOf(url))) {
      await reply.redirect(signInUrl(url), 302);
      return;
    }
    const key = pages.keyOf(url, headers);
    if (key === undefined) return limitRenders(request);
    if (!pages.find(key)) await limitRenders(request);
    const page = await (pages.find(key) ?? pages.make(key, () => render(request)));
    if (page) await send(page, request, reply);
  };
}

async function send(page: KeptPage, { headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const nonce = newNonce();
  const html = Buffer.from(page.parts.join(nonce));
  const isCompressed = /\bgzip\b/.test(String(headers['accept-encoding']));
  await reply
    .headers(page.headers)
    .header('content-security-policy', studioPolicy(nonce, false))
    .headers(isCompressed ? { 'content-encoding': 'gzip' } : {})
    .send(isCompressed ? await compress(html, { level: constants.Z_BEST_SPEED }) : html);
}
