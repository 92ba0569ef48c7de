import { STATUSES } from '../../../forms/words.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { describeMoment } from '../../../shared/time/moment.ts';
import { readClock } from '../rules/clockWords.ts';
import type { InboxRow } from '../rules/inbox.ts';
import { useInboxFacts } from './inboxContext.ts';
import { RouteLink } from './RouteLink.tsx';
import type { InboxRoute } from './useInbox.ts';

interface ListRowProps {
  row: InboxRow;
  isOpen: boolean;
  route: InboxRoute;
  go: (route: InboxRoute) => void;
}

/** Row of an enquiry. Renders an `<li>`. */
export function ListRow({ go, isOpen, route, row }: ListRowProps) {
  const { now, staff, zone } = useInboxFacts();
  const clock = readClock(row, now);
  // First name only; the enquiry shows the whole name.
  const owner = staff.find(({ id }) => id === row.owner)?.name.split(' ')[0];
  const about = [row.tourTitle || row.formTitle, row.dates].filter(Boolean).join(' · ');
  return (
    <li>
      <RouteLink
        aria-current={isOpen ? 'true' : undefined}
        className="rihla-inbox-row"
        data-status={row.status}
        go={go}
        route={{ ...route, enquiry: row.id }}
      >
        <span className="rihla-inbox-row__head">
          <strong>{row.name || row.email || row.reference}</strong>
          <time dateTime={new Date(row.receivedAt).toISOString()}>{describeMoment(row.receivedAt, now, zone)}</time>
        </span>
        {about && <span className="rihla-inbox-row__about">{about}</span>}
        {row.excerpt && <span className="rihla-inbox-row__excerpt">{row.excerpt}</span>}
        <span className="rihla-inbox-row__foot">
          <span className="rihla-inbox-pill" data-status={row.isSpam ? 'spam' : row.status}>
            {row.isSpam ? t('Spam') : t(STATUSES[row.status])}
          </span>
          {!row.isSpam && clock.state !== 'closed' && (
            <span className="rihla-inbox-clock" data-state={clock.state}>
              {clock.words}
            </span>
          )}
          {owner && <span className="rihla-inbox-row__owner">{owner}</span>}
        </span>
      </RouteLink>
    </li>
  );
}
