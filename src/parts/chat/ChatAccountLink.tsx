import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import type { ChatAccountView } from './chatAccountView.ts';
import { chatData } from './chatData.ts';
import { chatLinkAttributes, statusWords } from './chatView.ts';

interface ChatAccountLinkProps {
  account: ChatAccountView;
  context: RenderContext;
  className: string | undefined;
  /** Content besides the status. */
  children: ReactNode;
}

/**
 * Link to an account, by which the island finds it. Online status depends on the time, so the server renders it only for accounts that are always
 * available; for others the island fills the two spans at the end. `data-status` is `online` or `offline`.
 */
export function ChatAccountLink({ account, children, className, context }: ChatAccountLinkProps) {
  const { hours, href, id } = account;
  const attributes = chatLinkAttributes(context.view);
  return (
    <Link
      className={className}
      data-account={id}
      data-status={hours ? undefined : 'online'}
      href={href}
      {...attributes}
    >
      {children}
      <span className="r-chat__status">
        {!hours && statusWords(context.view, chatData.of(context.view).settings.i18n).online}
      </span>
      {hours && (
        <>
          {' '}
          <span className="r-chat__back" {...account.mark} />
        </>
      )}
      {attributes.target && <span className="r-chat__hint"> {context.t('chat.newTab')}</span>}
    </Link>
  );
}

/** An account's picture; without one, CSS draws an icon. */
export function ChatAvatar({ avatar }: Pick<ChatAccountView, 'avatar'>) {
  return (
    <span className="r-chat__avatar">
      {avatar && (
        // biome-ignore lint/performance/noImgElement: Next's advice; this picture has its size already.
        <img alt="" height="56" loading="lazy" src={avatar} width="48" />
      )}
    </span>
  );
}
