import { useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { describeMoment, describeMomentInFull } from '../../../shared/time/moment.ts';
import type { MailState, ThreadMessage } from '../rules/inbox.ts';
import type { EnquiryProps } from './enquiryProps.ts';
import { useInboxFacts } from './inboxContext.ts';

const KINDS: Record<ThreadMessage['kind'], string> = {
  reply: 'replied',
  note: 'noted',
  received: 'wrote',
  event: '',
};

/** Messages, notes and events of an enquiry, oldest first. */
export function Thread({ enquiry: { mails, messages } }: EnquiryProps) {
  return (
    <section aria-labelledby="rihla-thread">
      <h3 id="rihla-thread">What happened since</h3>
      {messages.length === 0 && mails.length === 0 && <p className="rihla-inbox-thread__none">Nothing yet.</p>}
      <ol className="rihla-inbox-thread">
        {messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
      </ol>
      {mails.length > 0 && (
        <details className="rihla-inbox-mails">
          <summary>Mails sent by the site: {mails.length}</summary>
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
        <strong>{byName || 'The traveller'}</strong> {KINDS[kind]}
        {kind === 'event' && <span>{text}</span>}
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
  waiting: 'waits to be sent',
  sent: 'sent',
  kept: 'kept: there is no mail server, so nobody has received it',
  failed: 'could not be sent',
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
      setSaid('It is being sent again.');
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <li className="rihla-inbox-mail" data-state={state}>
      <span>
        Mail to {to}: {STATES[state]}
        {problem && ` (${problem})`}
      </span>
      {state === 'failed' && (
        <button className="rihla-inbox-quiet" onClick={sendAgain} type="button">
          Send again
        </button>
      )}
      <span role="status">{said}</span>
    </li>
  );
}
