import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const TWO_YEARS_S = 63_072_000;

/** Default policy of responses without their own, such as feeds and data: opened in a window, nothing in it runs or loads. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/**
 * Headers of every response (reference). A page has its own content security policy, with the hashes of its style and script, in place
 * of the default. They share the first packets with the page, so each has to earn its bytes: sensors ask visitors anyway, and no plug-in reads
 * cross-domain policies any more.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': BARE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that browsers apply to documents only. */
const DOCUMENT_HEADERS = ['permissions-policy', 'cross-origin-opener-policy'];

/** Content types of subresources. SVG is not among them: opened in a window it is a document that can run script. */
const PART_OF_A_PAGE = /^(?:(?:application|text)\/(?:css|javascript)|font\/|image\/(?!svg))/;

/** The headers for a site at this URL; over https they include HSTS for two years. */
export function listSecurityHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return { ...SECURITY_HEADERS };
  return { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

/** Sends the security headers with every routed response; subresources do without those of documents. */
export const securityHeaders = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const headers = listSecurityHeaders(publicUrl);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      const type = reply.getHeader('content-type');
      if (PART_OF_A_PAGE.test(String(type))) {
        for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
        if (reply.getHeader('content-security-policy') === BARE_POLICY) reply.removeHeader('content-security-policy');
      }
      done(null, payload);
    });
  },
  { name: 'security-headers' },
);
