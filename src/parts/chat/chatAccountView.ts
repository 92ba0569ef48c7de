import { sanitizeDisplayText } from '../../cms/fields/text/sanitizeDisplayText.ts';
import { WIDTHS } from '../../cms/media/sizes.ts';
import { pageFacts } from '../../render/pageFacts.ts';
import { pictureUrl } from '../../render/pictures/sources.ts';
import { populated } from '../../render/populated.ts';
import { IN_SOURCE } from '../../render/text/languageMarks.ts';
import type { ChatAccount, Media, PageView } from '../../render/types.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { tourOf } from '../../tours/tour.ts';
import { chatData } from './chatData.ts';
import type { ChatHours } from './chatProps.ts';
import { buildChatLink } from './rules/chatLink.ts';
import { packWeek } from './rules/packWeek.ts';
import { DEFAULT_MODE } from './rules/provider.ts';
import { linkMode, type UrlSettings } from './rules/urlSettings.ts';

/** View of an account. Its texts are HTML that is safe inside a link: emphasis, but no links. */
export interface ChatAccountView {
  id: number;
  name: string;
  title: string;
  /** URL of a small picture; undefined: the default icon. */
  avatar: string | undefined;
  /** Opens the chat on any device; where the settings differ by device, the island rewrites it. */
  href: string;
  /** The language of its words, where that is not the page's. */
  mark: typeof IN_SOURCE | undefined;
  /** Undefined when always available. */
  hours: ChatHours | undefined;
}

/** View of an account; undefined for an invalid number. */
export function chatAccountView(account: ChatAccount, view: PageView): ChatAccountView | undefined {
  const { settings, defaultAvatar, inSource } = chatData.of(view);
  const { fullTitle, url } = pageFacts(view);
  const href = buildChatLink({
    number: account.number,
    predefinedText: withTour(account.predefinedText, view),
    mode: commonMode(settings.urlSettings) ?? DEFAULT_MODE,
    hasTextInApp: settings.urlSettings?.textInApp !== false,
    pageTitle: fullTitle,
    pageUrl: url,
  });
  if (!href) return undefined;
  return {
    id: account.id,
    name: inlineText(account.accountName),
    title: inlineText(account.title),
    avatar: avatarUrl(populated(account.avatar) ?? defaultAvatar),
    href,
    mark: inSource?.accounts.has(account.id) ? IN_SOURCE : undefined,
    hours: account.isAlwaysAvailable ? undefined : hoursOf(account),
  };
}

/** Predefined message; on a tour page with the tour's title and code, so that the account knows the subject. */
function withTour(text: string | null | undefined, { document, locale }: PageView): string | null {
  const tour = tourOf(document);
  if (!tour) return text ?? null;
  const { code, title } = tour;
  const about = createTranslate(locale)(code ? 'chat.tourCode' : 'chat.tour', { title, code: code ?? '' });
  return [text?.trim(), about].filter(Boolean).join('\n');
}

/** Link mode for all devices; undefined where it depends on the device, which only the browser knows. */
export function commonMode(settings: UrlSettings | null | undefined): string | undefined {
  const mode = linkMode(settings, false);
  return mode === linkMode(settings, true) ? mode : undefined;
}

/** Sanitized text for the inside of a link or button, where links are not allowed. */
export function inlineText(text: string | null | undefined): string {
  return sanitizeDisplayText(text ?? '').replace(/<\/?a\b[^>]*>/gi, '');
}

function hoursOf(account: ChatAccount): ChatHours {
  return {
    week: packWeek(account.daysOfWeekWorking),
    off: inlineText(account.dayOffsText),
    back: inlineText(account.willBeBackText),
  };
}

/** A portrait's smallest rendition in a format that every browser supports. */
export function avatarUrl(media: Media | undefined): string | undefined {
  const sizes = media?.sizes as Record<string, { filename?: string | null } | undefined> | undefined;
  const filename = WIDTHS.map((width) => sizes?.[`webp${width}`]?.filename).find(Boolean) ?? media?.filename;
  return filename ? pictureUrl(filename) : undefined;
}
