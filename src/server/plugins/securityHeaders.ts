import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const TWO_YEARS_S = 63_072_000;

/** For what brings no policy of its own, such as feeds and data: shown in a window, nothing in it runs or loads. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'self'";

/**
 * The headers every response carries (reference, section 4.3). A page has a content security policy of its own, with the hashes
 * of its own style and script, in place of the bare one. They share the first flight with the page, so each has to
 * earn its bytes: sensors ask visitors anyway, and no plug-in reads cross-domain policies any more.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': BARE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** Only a window has a policy of its own, and only it can open others. */
const DOCUMENT_HEADERS = ['permissions-policy', 'cross-origin-opener-policy'];

/** What a page is made of. SVG is not among it: a window that shows one is a document with all its powers. */
const PART_OF_A_PAGE = /^(?:(?:application|text)\/(?:css|javascript)|font\/|image\/(?!svg))/;

/** The headers for a site at this address; over https they also ask browsers to stay there for two years. */
export function listSecurityHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return { ...SECURITY_HEADERS };
  return { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

/** Sends the security headers with every response that has a route; the parts of a page do without those of documents. */
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
