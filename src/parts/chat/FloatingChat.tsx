import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import { ChatBox } from './ChatBox.tsx';
import chatCss from './chat.css?inline';
import { settingsMark } from './chatData.ts';
import { chatRule } from './chatStyle.ts';
import { type ChatView, chatProps } from './chatView.ts';
import deviceCss from './device.css?inline';
import { toPlainText } from './rules/plainText.ts';

interface FloatingChatProps {
  chat: ChatView;
  context: RenderContext;
}

const ISLAND = 'chat';

/** The floating button and its box. Its island is loaded on interaction; at once only where the device decides whether it is shown. */
export function FloatingChat({ chat, context }: FloatingChatProps) {
  const { islands, styles, view } = context;
  styles.use('chat', chatCss);
  if (chat.only) styles.use('chat/device', deviceCss);
  const id = context.uniqueId('chat');
  const rule = chatRule(chat);
  const mark = settingsMark(view);
  return (
    <Island<typeof import('./island/ChatIsland.ts')>
      name={ISLAND}
      props={chatProps(chat.accounts, view, chat.only)}
      trigger={chat.only ? 'idle | interaction' : 'interaction(hover-intent)'}
    >
      <div className={rule ? `r-chat ${styles.rule(rule)}` : 'r-chat'} data-only={chat.only} data-side={chat.side}>
        <button
          aria-label={chat.label ? undefined : toPlainText(chat.title) || context.t('chat.open')}
          className="r-chat__button"
          {...(!chat.label && mark)}
          popoverTarget={id}
          type="button"
        >
          {chat.label && <span className="r-chat__label" {...mark} dangerouslySetInnerHTML={{ __html: chat.label }} />}
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <path d="M12 4a8 8 0 0 0-7 12l-1 4 4-1a8 8 0 1 0 4-15zM9 12h.01M12 12h.01M15 12h.01" />
          </svg>
        </button>
        <ChatBox chat={chat} context={context} id={id} />
      </div>
      <BoxStyle addresses={islands.resolve(ISLAND).css} />
    </Island>
  );
}

/** The box's styles are loaded with the island, since a closed box is invisible; without script they are loaded here. */
function BoxStyle({ addresses = [] }: { addresses: readonly string[] | undefined }) {
  return (
    <noscript>
      {addresses.map((href) => (
        <link href={href} key={href} rel="stylesheet" />
      ))}
    </noscript>
  );
}
