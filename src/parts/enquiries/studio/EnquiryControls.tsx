import { useId, useState } from 'react';
import { STATUSES, type Status } from '../../../forms/words.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { EnquiryView } from '../rules/inbox.ts';
import { followersOf } from '../rules/statuses.ts';
import { useInboxFacts } from './inboxContext.ts';
import type { InboxState } from './useInbox.ts';

interface EnquiryControlsProps extends Pick<InboxState, 'change'> {
  enquiry: EnquiryView;
}

/** Controls for status, owner and spam. */
export function EnquiryControls({ change, enquiry }: EnquiryControlsProps) {
  const { staff, user } = useInboxFacts();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [status, owner] = [useId(), useId()];
  const attempt = async (what: string, body: object) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await change(what, body);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  };
  return (
    <div aria-busy={isBusy} className="rihla-inbox-controls">
      {enquiry.isSpam ? (
        <div className="rihla-inbox-controls__spam">
          <p>
            {enquiry.spamReasons.length > 0
              ? t('Kept back as spam: {reasons}.', { reasons: listed(enquiry.spamReasons) })
              : t('Kept back as spam.')}{' '}
            {t('The traveller was told that it has arrived; nobody has had a mail.')}
          </p>
          <button className="rihla-inbox-button" onClick={() => attempt('spam', { isSpam: false })} type="button">
            {t('No spam: restore')}
          </button>
        </div>
      ) : (
        <>
          <p>
            <label htmlFor={status}>{t('Status')}</label>
            <select
              id={status}
              onChange={({ target }) => attempt('status', { from: enquiry.status, to: target.value })}
              value={enquiry.status}
            >
              {[enquiry.status, ...followersOf(enquiry.status)].map((each: Status) => (
                <option key={each} value={each}>
                  {t(STATUSES[each])}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor={owner}>{t('Looked after by')}</label>
            <select
              id={owner}
              onChange={({ target }) =>
                attempt('owner', { from: enquiry.owner ?? null, to: target.value ? Number(target.value) : null })
              }
              value={enquiry.owner ?? ''}
            >
              <option value="">{t('Nobody yet')}</option>
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === user.id ? t('{name} (you)', { name }) : name}
                </option>
              ))}
            </select>
          </p>
          <button className="rihla-inbox-quiet" onClick={() => attempt('spam', { isSpam: true })} type="button">
            {t('Mark as spam')}
          </button>
        </>
      )}
      {problem && (
        <p className="rihla-inbox-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
