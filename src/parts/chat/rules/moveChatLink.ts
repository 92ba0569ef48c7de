import { readSubdomain } from './chatLink.ts';
import { APP_MODE, APP_SCHEME, CHAT_HOST } from './provider.ts';

export type ChatLinkPlace = {
  /** How chats open here: `api`, another subdomain, or `protocol`; undefined: as the link has it. */
  mode?: string | undefined;
  /** Whether links that open the app carry the text. On by default. */
  hasTextInApp?: boolean;
  /** The page's address that the text was filled with, and the one it has now. */
  pageUrl?: { from: string; to: string };
};

/**
 * A link that the server has built, for the visitor's device and for the page's address as it is now: a filter may have changed
 * it. Invitations into a group stay as they are.
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
