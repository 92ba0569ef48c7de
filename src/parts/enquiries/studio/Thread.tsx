import { type ReactNode, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
import { describeMoment, describeMomentInFull } from '../../../shared/time/moment.ts';
import { translateEvent } from '../rules/eventWords.ts';
import type { MailState, ThreadMessage } from '../rules/inbox.ts';
import type { EnquiryProps } from './enquiryProps.ts';
import { useInboxFacts } from './inboxContext.ts';

/** Who did what, as a sentence. */
function sayWho(kind: ThreadMessage['kind'], name: ReactNode): ReactNode {
  if (kind === 'reply') return tRich('{name} replied', { name });
  if (kind === 'note') return tRich('{name} noted', { name });
  if (kind === 'received') return tRich('{name} wrote', { name });
  return name;
}

/** Messages, notes and events of an enquiry, oldest first. */
export function Thread({ enquiry: { mails, messages } }: EnquiryProps) {
  return (
    <section aria-labelledby="rihla-thread">
      <h3 id="rihla-thread">{t('What happened since')}</h3>
      {messages.length === 0 && mails.length === 0 && <p className="rihla-inbox-thread__none">{t('Nothing yet.')}</p>}
      <ol className="rihla-inbox-thread">
        {messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
      </ol>
      {mails.length > 0 && (
        <details className="rihla-inbox-mails">
          <summary>{t('Mails sent by the site: {count}', { count: mails.length })}</summary>
          <Mails mails={mails} />
        </details>
      )}
    </section>
  );
}

function Entry({ message: { at, byName, kind, mails, subject, text } }: { message: ThreadMessage }) {
  const { now, zone } = useInboxFacts();
  return (
    <li data-kind={kind}>
      <p className="rihla-inbox-thread__who">
        {sayWho(kind, <strong>{byName || t('The traveller')}</strong>)}{' '}
        {kind === 'event' && <span>{translateEvent(text)}</span>}
        <time dateTime={new Date(at).toISOString()} title={describeMomentInFull(at, zone)}>
          {describeMoment(at, now, zone)}
        </time>
      </p>
      {kind !== 'event' && (
        <div className="rihla-inbox-thread__text">
          {subject && <p className="rihla-inbox-thread__subject">{subject}</p>}
          <p>{text}</p>
          <Mails mails={mails} />
        </div>
      )}
    </li>
  );
}

const STATES: Record<MailState['state'], string> = {
  waiting: msg('waits to be sent'),
  sent: msg('sent'),
  kept: msg('kept: there is no mail server, so nobody has received it'),
  failed: msg('could not be sent'),
};

function Mails({ mails }: { mails: readonly MailState[] }) {
  if (mails.length === 0) return null;
  return (
    <ul>
      {mails.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function Mail({ mail: { id, problem, state, to } }: { mail: MailState }) {
  const [said, setSaid] = useState<string>();
  const sendAgain = async () => {
    try {
      await callStudioApi(`/api/mails/${id}/again`, {});
      setSaid(t('It is being sent again.'));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <li className="rihla-inbox-mail" data-state={state}>
      <span>
        {t('Mail to {address}: {state}', { address: to, state: t(STATES[state]) })}
        {problem && ` (${t(problem)})`}
      </span>
      {state === 'failed' && (
        <button className="rihla-inbox-quiet" onClick={sendAgain} type="button">
          {t('Send again')}
        </button>
      )}
      <span role="status">{said}</span>
    </li>
  );
}
