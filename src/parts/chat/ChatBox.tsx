import type { RenderContext } from '../../render/context.ts';
import { displayHtml } from '../../render/markup/displayHtml.ts';
import { ChatAccountLink, ChatAvatar } from './ChatAccountLink.tsx';
import { ChatConsent } from './ChatConsent.tsx';
import type { ChatAccountView } from './chatAccountView.ts';
import { settingsMark } from './chatData.ts';
import type { ChatView } from './chatView.ts';

interface ChatBoxProps {
  chat: ChatView;
  context: RenderContext;
  id: string;
}

/**
 * Dialog above the floating button: a popover, so that the button opens it without script too. The island then takes over; `data-pending`,
 * `data-active` and `data-launched` are its states.
 */
export function ChatBox({ chat, context, id }: ChatBoxProps) {
  const titleId = context.uniqueId(`${id}-title`);
  const mark = settingsMark(context.view);
  return (
    <div aria-labelledby={titleId} className="r-chat__box" id={id} popover="auto" role="dialog">
      <div className="r-chat__head">
        <h2
          className="r-chat__title"
          {...mark}
          dangerouslySetInnerHTML={displayHtml(chat.title, context)}
          id={titleId}
        />
        {chat.description && <p {...mark} dangerouslySetInnerHTML={displayHtml(chat.description, context)} />}
      </div>
      {chat.notice && (
        <p className="r-chat__notice" {...mark} dangerouslySetInnerHTML={displayHtml(chat.notice, context)} />
      )}
      {chat.consent !== undefined && <ChatConsent context={context} text={chat.consent} />}
      <ul className="r-chat__list">
        {chat.accounts.map((account) => (
          <li key={account.id}>
            <AccountRow account={account} context={context} />
          </li>
        ))}
      </ul>
      {chat.hasCredit && <p className="r-chat__credit">{context.t('chat.credit')}</p>}
    </div>
  );
}

function AccountRow({ account, context }: { account: ChatAccountView; context: RenderContext }) {
  return (
    <ChatAccountLink account={account} className={undefined} context={context}>
      <ChatAvatar avatar={account.avatar} />
      <b className="r-chat__name" {...account.mark} dangerouslySetInnerHTML={{ __html: account.name }} />{' '}
      {account.title && (
        <span className="r-chat__job" {...account.mark} dangerouslySetInnerHTML={{ __html: `${account.title} ` }} />
      )}
    </ChatAccountLink>
  );
}
