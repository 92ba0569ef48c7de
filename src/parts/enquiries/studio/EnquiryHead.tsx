import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { SOURCES } from '../../../forms/words.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { describeMomentInFull } from '../../../shared/time/moment.ts';
import { readClock } from '../rules/clockWords.ts';
import type { EnquiryView } from '../rules/inbox.ts';
import { useInboxFacts } from './inboxContext.ts';
import { RouteLink } from './RouteLink.tsx';
import type { InboxRoute, InboxState } from './useInbox.ts';

interface EnquiryHeadProps extends Pick<InboxState, 'go'> {
  enquiry: EnquiryView;
  heading: RefObject<HTMLHeadingElement | null>;
  route: InboxRoute;
}

/** The traveller, the time of the enquiry, and the answer clock. */
export function EnquiryHead({ enquiry, go, heading, route }: EnquiryHeadProps) {
  const { now, zone } = useInboxFacts();
  const clock = readClock(enquiry, now);
  const { answerDue, email, formTitle, name, phone, receivedAt, reference, source } = enquiry;
  return (
    <header className="rihla-inbox-enquiry__head">
      <RouteLink className="rihla-inbox-back" go={go} route={{ ...route, enquiry: undefined }}>
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} /> {t('All enquiries')}
      </RouteLink>
      <p className="rihla-inbox-enquiry__eyebrow">
        <span>{reference}</span>
        <span>{formTitle || t(SOURCES[source])}</span>
        <time dateTime={new Date(receivedAt).toISOString()}>{describeMomentInFull(receivedAt, zone)}</time>
      </p>
      <h2 id="rihla-enquiry" ref={heading} tabIndex={-1}>
        {name || email || reference}
      </h2>
      <p className="rihla-inbox-enquiry__contact">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
      {!enquiry.isSpam && clock.state !== 'closed' && (
        <p className="rihla-inbox-clock rihla-inbox-clock--large" data-state={clock.state}>
          <strong>{clock.words}</strong>
          {answerDue !== undefined && enquiry.firstAnsweredAt === undefined && (
            <span> {t('due {moment}', { moment: describeMomentInFull(answerDue, zone) })}</span>
          )}
        </p>
      )}
    </header>
  );
}
