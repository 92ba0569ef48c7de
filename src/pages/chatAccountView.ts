import { sanitizeDisplayText } from '../cms/fields/sanitizeDisplayText.ts';
import { WIDTHS } from '../cms/media/sizes.ts';
import type { ChatAccountProps } from '../overlays/chat/chatProps.ts';
import { buildChatLink } from '../shared/chat/chatLink.ts';
import { packWeek } from '../shared/chat/packWeek.ts';
import { DEFAULT_MODE } from '../shared/chat/provider.ts';
import { linkMode } from '../shared/chat/urlSettings.ts';
import { pageFacts, populated } from './head/pageFacts.ts';
import { pictureUrl } from './Picture.tsx';
import type { ChatAccount, Media, PageView } from './types.ts';

/** An account as a page shows it. Its texts are HTML that is safe inside a link: emphasis, but no links. */
export interface ChatAccountView {
  id: number;
  name: string;
  title: string;
  /** Address of a small picture; undefined: the default icon. */
  avatar: string | undefined;
  /** Opens the chat; the same on all devices unless the settings say otherwise, which only the browser can judge. */
  href: string;
  isAlwaysAvailable: boolean;
  /** What the island needs besides. */
  props: ChatAccountProps;
}

/** Makes the view of an account; undefined when nobody could be reached by its number. */
export function chatAccountView(account: ChatAccount, view: PageView): ChatAccountView | undefined {
  const { settings, defaultAvatar } = view.chat;
  const { fullTitle, url } = pageFacts(view);
  const text = account.predefinedText ?? '';
  const isSameEverywhere = linkMode(settings.urlSettings, false) === linkMode(settings.urlSettings, true);
  const href = buildChatLink({
    number: account.number,
    predefinedText: text,
    // One that works on every device, where the devices differ.
    mode: isSameEverywhere ? linkMode(settings.urlSettings, false) : DEFAULT_MODE,
    hasTextInApp: settings.urlSettings?.textInApp !== false,
    pageTitle: fullTitle,
    pageUrl: url,
  });
  if (!href) return undefined;
  const isFixed = isSameEverywhere && !text.includes('[njwa_page_');
  return {
    id: account.id,
    name: inlineText(account.accountName),
    title: inlineText(account.title),
    avatar: avatarUrl(populated(account.avatar) ?? defaultAvatar),
    href,
    isAlwaysAvailable: account.isAlwaysAvailable === true,
    props: {
      id: account.id,
      ...(isFixed ? {} : { number: account.number, ...(text ? { text } : {}) }),
      ...(account.isAlwaysAvailable ? {} : { hours: hoursOf(account) }),
    },
  };
}

/** Sanitised text for the inside of a link or button, where no other link may stand. */
export function inlineText(text: string | null | undefined): string {
  return sanitizeDisplayText(text ?? '').replace(/<\/?a\b[^>]*>/gi, '');
}

function hoursOf(account: ChatAccount): NonNullable<ChatAccountProps['hours']> {
  return {
    week: packWeek(account.daysOfWeekWorking),
    off: inlineText(account.dayOffsText),
    back: inlineText(account.willBeBackText),
  };
}

/** The smallest rendition in a format that every browser knows. */
function avatarUrl(media: Media | undefined): string | undefined {
  const sizes = media?.sizes as Record<string, { filename?: string | null } | undefined> | undefined;
  const filename = WIDTHS.map((width) => sizes?.[`webp${width}`]?.filename).find(Boolean) ?? media?.filename;
  return filename ? pictureUrl(filename) : undefined;
}
