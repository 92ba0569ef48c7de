import { MessageCircle } from 'lucide-react';
import type { ChatLead } from '../rules/inbox.ts';

/** Number of clicks on a chat account, by page and day. Renders an `<li>`. */
export function LeadRow({ lead: { account, count, day, isTour, path, title } }: { lead: ChatLead }) {
  return (
    <li>
      <a className="rihla-inbox-row" href={path.startsWith('/') ? path : '/'}>
        <span className="rihla-inbox-row__head">
          <strong>
            <MessageCircle aria-hidden="true" size={14} strokeWidth={1.75} />{' '}
            {count === 1 ? 'A chat was begun' : `${count} chats were begun`}
          </strong>
          <time dateTime={day}>{day}</time>
        </span>
        <span className="rihla-inbox-row__about">
          {isTour && 'Tour: '}
          {title || path}
        </span>
        {account && <span className="rihla-inbox-row__excerpt">With {account}</span>}
      </a>
    </li>
  );
}
