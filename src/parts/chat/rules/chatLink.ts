import { mentionsGroup, readGroupLink } from './groupLink.ts';
import { phoneDigits } from './phoneDigits.ts';
import { APP_MODE, APP_SCHEME, CHAT_HOST, DEFAULT_MODE } from './provider.ts';

export type ChatLink = ChatPage & {
  /** A phone number in any notation, or a group invitation link. */
  number: string | null | undefined;
  /** May hold `[njwa_page_title]` and `[njwa_page_url]`. */
  predefinedText?: string | null;
  /** `api`, another subdomain, or `protocol` for the app; an invalid subdomain counts as `api`. */
  mode?: string | null;
  /** Whether app links contain the text too (design, 8.3). On by default. */
  hasTextInApp?: boolean;
};

/**
 * URL that opens a chat (spec). Always on the provider's domain, whatever the settings.
 * @returns undefined when the number has no digits, or is an invitation to another host
 */
export function buildChatLink(link: ChatLink): string | undefined {
  const number = link.number ?? '';
  if (mentionsGroup(number)) return readGroupLink(number);
  const phone = phoneDigits(number);
  if (!phone) return undefined;
  const isApp = link.mode === APP_MODE;
  const text = isApp && link.hasTextInApp === false ? '' : fillChatText(link.predefinedText, link);
  const start = isApp ? `${APP_SCHEME}://` : `https://${readSubdomain(link.mode)}.${CHAT_HOST}/`;
  return `${start}send?phone=${phone}${text.trim() && `&text=${encodeChatText(text)}`}`;
}

/** The subdomain of a mode; the default for an invalid one. */
export function readSubdomain(mode: string | null | undefined): string {
  return mode && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(mode) ? mode.toLowerCase() : DEFAULT_MODE;
}

/** The page from which a chat is opened. */
type ChatPage = { pageTitle: string; pageUrl: string };

/** The predefined message: plain text with the page's title and URL filled in, lines separated by \n. */
function fillChatText(predefinedText: string | null | undefined, { pageTitle, pageUrl }: ChatPage): string {
  const text = (predefinedText ?? '').replace(/\[njwa_page_(title|url)\]/g, (_, name) =>
    name === 'title' ? pageTitle : pageUrl,
  );
  return text.replace(/\r\n?/g, '\n');
}

/** Encodes text for a query. Never throws. */
function encodeChatText(text: string): string {
  // A lone surrogate, from truncated text, cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
