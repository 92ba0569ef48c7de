import { type ChatView, chatColors } from './chatView.ts';
import { boxBottom } from './rules/chatBox.ts';
import { CHAT_DEFAULTS } from './rules/chatDefaults.ts';

type Look = Pick<ChatView, 'bottomDistance' | 'colors' | 'listHeight' | 'sizes'>;

const { styles } = CHAT_DEFAULTS;

/** Default appearance of the chat, equal to the style sheets' fallbacks. */
export const DEFAULT_LOOK: Look = {
  bottomDistance: styles.btnBottomDistance,
  colors: chatColors(styles.backgroundColor, styles.textColor),
  listHeight: undefined,
  sizes: {
    label: styles.btnLabelWidth,
    title: styles.titleSize,
    name: styles.accountNameSize,
    intro: styles.descriptionTextSize,
    text: styles.regularTextSize,
  },
};

/** Custom properties for a chat's appearance. */
export function chatProperties({ bottomDistance, colors, listHeight, sizes }: Look): Record<string, string> {
  return {
    '--chat-background': colors.background,
    '--chat-on': colors.text,
    '--chat-intro-color': colors.intro,
    '--chat-bottom': `${boxBottom(bottomDistance)}px`,
    '--chat-label': `${sizes.label}px`,
    '--chat-title': `${sizes.title}px`,
    '--chat-name': `${sizes.name}px`,
    '--chat-intro': `${sizes.intro}px`,
    '--chat-text': `${sizes.text}px`,
    '--chat-list': listHeight === undefined ? 'none' : `${listHeight}px`,
  };
}

/** Declarations for changed settings only; empty with defaults. */
export function chatRule(look: Look): string {
  const defaults = chatProperties(DEFAULT_LOOK);
  return Object.entries(chatProperties(look))
    .filter(([name, value]) => defaults[name] !== value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
