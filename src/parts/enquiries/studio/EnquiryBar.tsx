import { CalendarPlus, Mail, MessageCircle, Phone, Reply, StickyNote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { makeUuid } from '../../../shared/makeUuid.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { newBookingOfHref } from '../../bookings/rules/boardQuery.ts';
import type { EnquiryView } from '../rules/inbox.ts';
import { hasDraft } from './useDraft.ts';
import type { InboxState } from './useInbox.ts';
import type { Writing } from './writing.ts';

interface EnquiryBarProps extends Pick<InboxState, 'change'> {
  enquiry: EnquiryView;
  onWrite: (writing: Writing) => void;
}

const CHANNELS = [
  ['phone', msg('By phone'), Phone],
  ['chat', msg('In a chat'), MessageCircle],
  ['mail', msg('By my own mail'), Mail],
] as const;

/** Next actions, at the bottom, within thumb reach. */
export function EnquiryBar({ change, enquiry, onWrite }: EnquiryBarProps) {
  const [problem, setProblem] = useState<string>();
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => setHasUnsent(hasDraft(`reply:${enquiry.id}`)), [enquiry.id]);
  if (enquiry.isErased) return null;
  const mark = async (by: string) => {
    setProblem(undefined);
    try {
      await change('answered', { by, uuid: makeUuid() });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div className="rihla-inbox-bar">
      {problem && (
        <p className="rihla-inbox-problem" role="alert">
          {problem}
        </p>
      )}
      <button
        className="rihla-inbox-button rihla-inbox-button--main"
        disabled={!enquiry.email}
        onClick={() => onWrite('reply')}
        title={enquiry.email ? undefined : t('There is no e-mail address')}
        type="button"
      >
        <Reply aria-hidden="true" size={18} strokeWidth={1.75} />
        {t(hasUnsent ? 'Go on with the reply' : 'Reply\x04to an enquiry')}
      </button>
      <button className="rihla-inbox-button" onClick={() => onWrite('note')} type="button">
        <StickyNote aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('Note')}
      </button>
      <a className="rihla-inbox-button" href={newBookingOfHref(enquiry.id)}>
        <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('Make a booking')}
      </a>
      {enquiry.chatLink && (
        <a className="rihla-inbox-button" href={enquiry.chatLink} rel="noreferrer" target="_blank">
          <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('Chat')}
        </a>
      )}
      {enquiry.firstAnsweredAt === undefined && (
        <details className="rihla-inbox-answered">
          <summary className="rihla-inbox-button">{t('Answered…')}</summary>
          <div>
            {CHANNELS.map(([by, label, Sign]) => (
              <button key={by} onClick={() => mark(by)} type="button">
                <Sign aria-hidden="true" size={16} strokeWidth={1.75} /> {t(label)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
