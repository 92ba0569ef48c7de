import { MessageCircle } from 'lucide-react';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { ChatLead } from '../rules/inbox.ts';

/** Number of clicks on a chat account, by page and day. Renders an `<li>`. */
export function LeadRow({ lead: { account, count, day, isTour, path, title } }: { lead: ChatLead }) {
  return (
    <li>
      <a className="rihla-inbox-row" href={path.startsWith('/') ? path : '/'}>
        <span className="rihla-inbox-row__head">
          <strong>
            <MessageCircle aria-hidden="true" size={14} strokeWidth={1.75} />{' '}
            {tCount('A chat was begun', '{count} chats were begun', count)}
          </strong>
          <time dateTime={day}>{day}</time>
        </span>
        <span className="rihla-inbox-row__about">
          {isTour ? t('Tour: {title}', { title: title || path }) : title || path}
        </span>
        {account && <span className="rihla-inbox-row__excerpt">{t('With {name}', { name: account })}</span>}
      </a>
    </li>
  );
}
