import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { requestLanguage } from '../../cms/studio/language/requestLanguage.ts';
import { pathOf } from '../requestPath.ts';

/** Time for which a rendered page is cached, in ms: it depends on whether an account exists at all. */
export const KEPT_MS = 5_000;
/** Maximum number of kept pages: each page to return to has one of its own. */
const MAX_PAGES = 50;
/** Pages whose markup is the same for all who are not signed in. */
const KEPT_PATHS: ReadonlySet<string> = new Set(['/admin/login', '/admin/forgot']);
/** Headers of one response or connection. */
const OWN_HEADERS = /^(?:connection|content-length|content-security-policy|date|keep-alive|transfer-encoding)$/;

/** A response of the studio. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
}

/** A kept page: the markup between its nonces. */
export interface KeptPage {
  headers: OutgoingHttpHeaders;
  parts: readonly string[];
}

export interface SignInPages {
  /** Key of the page that this request may get from memory; undefined where it needs a render of its own. */
  keyOf(url: string, headers: IncomingHttpHeaders): string | undefined;
  /** The kept page; undefined when it must be rendered. */
  find(key: string): Promise<KeptPage | undefined> | undefined;
  /**
   * Renders a page and keeps it; concurrent calls share one render.
   * @returns undefined when the response is no page that can be kept
   */
  make(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage | undefined>;
}

/**
 * Memory of the studio's sign-in pages. Rendering one takes a tenth of a second of the event loop, which nobody who is not signed in may
 * spend as often as they like.
 */
export function createSignInPages(): SignInPages {
  const pages = new Map<string, { page: Promise<KeptPage | undefined>; until: number }>();
  return {
    keyOf(url, headers) {
      if (headers.rsc !== undefined || !KEPT_PATHS.has(pathOf(url))) return undefined;
      return `${requestLanguage(headers)} ${themeOf(headers)} ${url}`;
    },
    find(key) {
      const cached = pages.get(key);
      if (cached && cached.until > Date.now()) return cached.page;
      pages.delete(key);
      return undefined;
    },
    make(key, render) {
      const page = render().then(keepable);
      pages.set(key, { page, until: Date.now() + KEPT_MS });
      for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest);
      page.catch(() => pages.delete(key));
      return page;
    },
  };
}

/** The theme that Payload renders: of its cookie, or else of the browser's hint; '' without either. */
export function themeOf({ cookie = '', 'sec-ch-prefers-color-scheme': hint }: IncomingHttpHeaders): string {
  return (
    /(?:^|;\s*)payload-theme=(dark|light)\b/.exec(cookie)?.[1] ?? /^"?(dark|light)"?$/.exec(String(hint))?.[1] ?? ''
  );
}

/** A new nonce for a page's content security policy. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function keepable({ headers, html, status }: RenderedPage): KeptPage | undefined {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  if (status !== 200 || !nonce || headers['set-cookie']) return undefined;
  const ownHeaders = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  return { headers: Object.fromEntries(ownHeaders), parts: html.split(nonce) };
}
