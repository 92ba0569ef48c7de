import { readSubdomain } from './chatLink.ts';
import { APP_MODE, APP_SCHEME, CHAT_HOST } from './provider.ts';

export type ChatLinkPlace = {
  /** Mode for this device: `api`, another subdomain, or `protocol`; undefined: unchanged. */
  mode?: string | undefined;
  /** Whether app links contain the text. On by default. */
  hasTextInApp?: boolean;
  /** The page's URL in the text, and the current one. */
  pageUrl?: { from: string; to: string };
};

/**
 * Rewrites a server-built link for the visitor's device and the page's current URL, which a filter may have changed. Group invitations are unchanged.
 */
export function moveChatLink(href: string, { hasTextInApp = true, mode, pageUrl }: ChatLinkPlace): string {
  const start = href.indexOf('send?');
  if (start < 0) return href;
  let query = href.slice(start);
  if (pageUrl) query = query.split(encodeURIComponent(pageUrl.from)).join(encodeURIComponent(pageUrl.to));
  if (mode === undefined) return href.slice(0, start) + query;
  if (mode !== APP_MODE) return `https://${readSubdomain(mode)}.${CHAT_HOST}/${query}`;
  return `${APP_SCHEME}://${hasTextInApp ? query : query.replace(/&text=.*/, '')}`;
}
