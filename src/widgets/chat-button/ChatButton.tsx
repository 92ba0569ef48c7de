import type { ChatButtonBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import accountCss from '../../parts/chat/account.css?inline';
import { ChatAccountLink, ChatAvatar } from '../../parts/chat/ChatAccountLink.tsx';
import { ChatConsent } from '../../parts/chat/ChatConsent.tsx';
import { avatarUrl, type ChatAccountView, inlineText } from '../../parts/chat/chatAccountView.ts';
import { chatData } from '../../parts/chat/chatData.ts';
import { type ChatColors, chatColors, chatProps, consentText, findChatAccount } from '../../parts/chat/chatView.ts';
import { INLINE_BUTTON_DEFAULTS } from '../../parts/chat/rules/chatDefaults.ts';
import { toPlainText } from '../../parts/chat/rules/plainText.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { populated } from '../../render/populated.ts';

/** One chat account as an inline button: picture, name, status and label. Without a name only the label. */
export function ChatButton({ attributes, block, context, text }: WidgetProps<ChatButtonBlock>) {
  const { styles, view } = context;
  const stored = findChatAccount(block.account, view);
  if (!stored) return null;
  const account = withOwn(block, stored);
  styles.use('chat/account', accountCss);
  const consent = consentText(chatData.of(view).settings);
  const label = inlineText(block.styles?.label);
  const hasOwnName = toPlainText(inlineText(block.name)) !== '';
  const hasName = hasShownName(block, account.name, label);
  const shape = block.styles?.type === 'square' ? 'square' : 'round';
  const classes = ['r-chat-button', `r-chat-button--${shape}`, hasName ? '' : 'r-chat-button--text'];
  const colors = chatColors(block.styles?.backgroundColor, block.styles?.textColor);
  return (
    <div {...attributes('r-chat-inline', styles.rule(colorRule(colors)))}>
      <Island<typeof import('../../parts/chat/island/ChatIsland.ts')>
        name="chat"
        props={chatProps([account], view)}
        trigger="visible | interaction"
      >
        <ChatAccountLink account={account} className={classes.filter(Boolean).join(' ')} context={context}>
          {hasName && (
            <>
              <ChatAvatar avatar={account.avatar} />
              <b
                className="r-chat__name"
                {...(hasOwnName ? text('name') : account.mark)}
                dangerouslySetInnerHTML={{ __html: account.name }}
              />{' '}
            </>
          )}
          {label && (
            <span
              className="r-chat-button__label"
              {...text('styles.label')}
              dangerouslySetInnerHTML={{ __html: `${label} ` }}
            />
          )}
        </ChatAccountLink>
        {consent !== undefined && <ChatConsent context={context} text={consent} />}
      </Island>
    </div>
  );
}

/** The account with the button's own name and picture, where set. */
function withOwn(block: ChatButtonBlock, account: ChatAccountView): ChatAccountView {
  const name = inlineText(block.name);
  const avatar = avatarUrl(populated(block.avatar));
  return { ...account, ...(toPlainText(name) && { name }), ...(avatar && { avatar }) };
}

/** Never empty: a button without a label shows its name. */
function hasShownName(block: ChatButtonBlock, name: string, label: string): boolean {
  return (block.showName !== false || !toPlainText(label)) && toPlainText(name) !== '';
}

function colorRule({ background, name, text }: ChatColors): string {
  const { height, width } = INLINE_BUTTON_DEFAULTS;
  return [
    `--chat-background:${background}`,
    `--chat-on:${text}`,
    `--chat-name-color:${name}`,
    `--chat-width:${width}px`,
    `--chat-height:${height}px`,
  ].join(';');
}
