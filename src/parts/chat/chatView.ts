import { sanitizeDisplayText } from '../../cms/fields/text/sanitizeDisplayText.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Chat, ChatAccount, PageView, Related } from '../../render/types.ts';
import { isHexColor, nearestPassing } from '../../shared/color.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { relationId } from '../../shared/rowId.ts';
import { DEFAULT_TIMEZONE } from '../../shared/time/timezone.ts';
import { type ChatAccountView, chatAccountView, commonMode, inlineText } from './chatAccountView.ts';
import { chatData } from './chatData.ts';
import type { ChatProps } from './chatProps.ts';
import { blankLineToBreak } from './rules/blankLines.ts';
import { CHAT_DEFAULTS } from './rules/chatDefaults.ts';
import { shouldShowOnDevice, shouldShowOnDocument } from './rules/displayRules.ts';
import { DEFAULT_TIME_SYMBOLS } from './rules/timeUntil.ts';
import { linkAttributes, linkMode } from './rules/urlSettings.ts';
import { whitePalette } from './rules/whitePalette.ts';

/** View of the floating button and its box. Texts are sanitized HTML; empty ones are not rendered. */
export interface ChatView {
  accounts: ChatAccountView[];
  side: 'left' | 'right';
  /** CSS px from that side, and from the bottom. */
  sideDistance: number;
  bottomDistance: number;
  /** Without links, since it is inside the button. */
  label: string;
  title: string;
  description: string;
  notice: string;
  /** Consent text; undefined when consent is not required. */
  consent: string | undefined;
  hasCredit: boolean;
  /** CSS px. */
  sizes: { label: number; title: number; name: number; intro: number; text: number };
  /** CSS px; undefined: as high as its content. */
  listHeight: number | undefined;
  colors: ChatColors;
  /** The only kind of device on which it is shown. */
  only: 'desktop' | 'mobile' | undefined;
}

/** Colours of the settings, `#` and six hex digits each. */
export interface ChatColors {
  background: string;
  text: string;
  /** Colours of names and introductions on the background. */
  name: string;
  intro: string;
}

const DEFAULTS = CHAT_DEFAULTS.styles;

/** View of the floating chat; undefined where a page has none: off, no accounts, or excluded by its conditions. */
export function chatView(view: PageView): ChatView | undefined {
  const { settings } = chatData.of(view);
  const { display, styles } = settings;
  const { document } = view;
  const shown = document && { collection: document.collection, id: document.id };
  if (!settings.enabled || !shouldShowOnDocument(display ?? {}, shown)) return undefined;
  const isOn = { desktop: shouldShowOnDevice(display ?? {}, false), mobile: shouldShowOnDevice(display ?? {}, true) };
  const accounts = listedAccounts(view);
  if (!accounts.length || !(isOn.desktop || isOn.mobile)) return undefined;
  const side = styles?.btnPosition === 'left' ? 'left' : 'right';
  return {
    accounts,
    side,
    sideDistance:
      side === 'left'
        ? pixels(styles?.btnLeftDistance, DEFAULTS.btnLeftDistance)
        : pixels(styles?.btnRightDistance, DEFAULTS.btnRightDistance),
    bottomDistance: pixels(styles?.btnBottomDistance, DEFAULTS.btnBottomDistance),
    label: styles?.isShowBtnLabel === false ? '' : inlineText(styles?.btnLabel),
    title: sanitizeDisplayText(styles?.title || DEFAULTS.title),
    description: longText(styles?.description),
    notice: styles?.isShowResponseText === false ? '' : longText(styles?.responseText),
    consent: consentText(settings),
    hasCredit: styles?.isShowPoweredBy !== false,
    sizes: {
      label: pixels(styles?.btnLabelWidth, DEFAULTS.btnLabelWidth),
      title: pixels(styles?.titleSize, DEFAULTS.titleSize),
      name: pixels(styles?.accountNameSize, DEFAULTS.accountNameSize),
      intro: pixels(styles?.descriptionTextSize, DEFAULTS.descriptionTextSize),
      text: pixels(styles?.regularTextSize, DEFAULTS.regularTextSize),
    },
    listHeight: styles?.isShowScroll ? pixels(styles.scrollHeight, DEFAULTS.scrollHeight) : undefined,
    colors: chatColors(styles?.backgroundColor, styles?.textColor),
    only: isOn.desktop && isOn.mobile ? undefined : isOn.desktop ? 'desktop' : 'mobile',
  };
}

const CHAT = Symbol('chat');

/** The chat's view of a page that is being rendered, built once: the part, the dock and the page each need it. */
export function chatOf({ found, view }: Pick<RenderContext, 'found' | 'view'>): ChatView | undefined {
  if (!found.has(CHAT)) found.set(CHAT, chatView(view));
  return found.get(CHAT) as ChatView | undefined;
}

/** View of an account by id, in the box or not; undefined when deleted or invalid. */
export function findChatAccount(related: Related<ChatAccount>, view: PageView): ChatAccountView | undefined {
  const id = relationId(related);
  const account = chatData.of(view).accounts.find((known) => known.id === id);
  return account && chatAccountView(account, view);
}

/** Consent text as HTML; undefined when consent is not required. */
export function consentText({ gdprStatus, styles }: Chat): string | undefined {
  return gdprStatus ? longText(styles?.gdprContent) : undefined;
}

/** Contrast of WCAG 1.4.3 for text of the chat's sizes. */
const READABLE = 4.5;

/**
 * Colours, with softer ones for names and introductions if the text is white (spec). Invalid colours use the default; a background without
 * enough contrast is moved to the nearest one of its hue that has it.
 */
export function chatColors(background: unknown, text: unknown): ChatColors {
  const shown = isHexColor(text) ? text : DEFAULTS.textColor;
  const palette = whitePalette(shown);
  const words = { text: shown, name: palette?.name ?? shown, intro: palette?.intro ?? shown };
  const chosen = isHexColor(background) ? background : DEFAULTS.backgroundColor;
  return {
    background: Object.values(words)
      .filter(isHexColor)
      .reduce((found, word) => nearestPassing(found, word, READABLE), chosen),
    ...words,
  };
}

/** Island props for some accounts. */
export function chatProps(accounts: readonly ChatAccountView[], view: PageView, only?: ChatView['only']): ChatProps {
  const { i18n, urlSettings } = chatData.of(view).settings;
  const timed = accounts.flatMap(({ hours, id }) => (hours ? [[id, hours]] : []));
  return {
    ...(timed.length
      ? { hours: Object.fromEntries(timed), words: statusWords(view, i18n), ...clockProps(chatData.of(view).settings) }
      : {}),
    ...(commonMode(urlSettings) === undefined
      ? { modes: { desktop: linkMode(urlSettings, false), mobile: linkMode(urlSettings, true) } }
      : {}),
    ...(urlSettings?.textInApp === false ? { hasNoTextInApp: true } : {}),
    ...(only ? { only } : {}),
  };
}

function clockProps({ display, timezone }: Chat): Pick<ChatProps, 'timezone' | 'timeSymbols'> {
  const timeSymbols = inlineText(display?.time_symbols);
  return {
    ...(timezone && timezone !== DEFAULT_TIMEZONE ? { timezone } : {}),
    ...(timeSymbols && timeSymbols !== DEFAULT_TIME_SYMBOLS ? { timeSymbols } : {}),
  };
}

/** Status texts, plain. */
export function statusWords({ locale }: PageView, i18n: Chat['i18n'] | undefined): Required<ChatProps>['words'] {
  const t = createTranslate(locale);
  return { online: i18n?.online || t('chat.online'), offline: i18n?.offline || t('chat.offline') };
}

/** Attributes of a chat link, besides its URL. */
export function chatLinkAttributes(view: PageView): ReturnType<typeof linkAttributes> {
  return linkAttributes(chatData.of(view).settings.urlSettings);
}

function listedAccounts(view: PageView): ChatAccountView[] {
  const listed = new Set((chatData.of(view).settings.accounts ?? []).map(relationId));
  return [...listed].flatMap((id) => findChatAccount(id, view) ?? []);
}

function longText(text: string | null | undefined): string {
  return blankLineToBreak(sanitizeDisplayText(text ?? ''));
}

function pixels(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;
}
