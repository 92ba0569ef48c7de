import { useId, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import type { Dismissal } from '../dismissals/dismissals.ts';

export interface ListedFinding {
  key: string;
  says: string;
  todo: string;
  isBlocking: boolean;
  isOnSite?: boolean | undefined;
  aside?: Dismissal | undefined;
}

interface FindingItemProps {
  finding: ListedFinding;
  /** Opens its field; absent when it is in no field of the form. */
  onShow?: (() => void) | undefined;
  /** The same as a link. */
  href?: string | undefined;
  /** Dismisses it with a reason, or revokes the dismissal with an empty one. @throws Error with the server's reason */
  onAside: (reason: string) => Promise<void>;
}

/** A finding: problem, fix, position, and the reason if it was dismissed. */
export function FindingItem({ finding, href, onAside, onShow }: FindingItemProps) {
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const [wasAsking, setWasAsking] = useState(false);
  const put = (reason: string) =>
    onAside(reason).then(
      () => setAsking(false),
      (error: Error) => setFault(error.message),
    );
  const { aside, isOnSite, says, todo } = finding;
  return (
    <li className="rihla-finding" data-blocks={finding.isBlocking && !aside}>
      <div>
        <p>
          {finding.isBlocking && !aside && <span className="rihla-finding__kind">{t('Broken.')} </span>}
          {says}
        </p>
        <p className="rihla-finding__todo">
          {aside ? t('Put aside by {name}: {reason}', { name: aside.by || t('somebody'), reason: aside.reason }) : todo}
          {isOnSite && ` ${t('The page on the site has it already.')}`}
        </p>
      </div>
      <span className="rihla-finding__tools">
        {onShow && (
          <button aria-label={t('Show: {what}', { what: says })} onClick={onShow} type="button">
            {t('Show')}
          </button>
        )}
        {href && (
          <a aria-label={t('Open: {what}', { what: says })} href={href}>
            {t('Open\x04a document')}
          </a>
        )}
        {aside ? (
          <button aria-label={t('Take back: {what}', { what: says })} onClick={() => void put('')} type="button">
            {t('Take back')}
          </button>
        ) : (
          !isAsking && (
            <button
              aria-label={t('Put aside: {what}', { what: says })}
              // biome-ignore lint/a11y/noAutofocus: the cancelled form, which had the focus, is replaced by it
              autoFocus={wasAsking}
              onClick={() => setAsking(true)}
              type="button"
            >
              {t('Put aside …')}
            </button>
          )
        )}
      </span>
      {isAsking && !aside && (
        <ReasonForm
          fault={fault}
          onCancel={() => {
            setWasAsking(true);
            setAsking(false);
          }}
          onPut={put}
        />
      )}
    </li>
  );
}

interface ReasonFormProps {
  fault: string;
  onPut: (reason: string) => Promise<void>;
  onCancel: () => void;
}

function ReasonForm({ fault, onCancel, onPut }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const field = useId();
  const put = () => void (reason.trim() && onPut(reason));
  return (
    // No form element: it may be inside the form of the document.
    <div className="rihla-finding__reason">
      <label htmlFor={field}>{t('Why it may stay; the next editor reads this')}</label>
      <input
        // biome-ignore lint/a11y/noAutofocus: opened by the button that it replaces
        autoFocus
        id={field}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would submit the form of the document.
          event.preventDefault();
          put();
        }}
        required
        value={reason}
      />
      <span className="rihla-finding__tools">
        <button onClick={put} type="button">
          {t('Put aside')}
        </button>
        <button onClick={onCancel} type="button">
          {t('Cancel')}
        </button>
      </span>
      <p className="rihla-finding__fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
