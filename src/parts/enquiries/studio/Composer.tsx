import { X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { describeFilled, fillTemplate, findPlaceholders } from '../rules/fillTemplate.ts';
import type { EnquiryView } from '../rules/inbox.ts';
import type { EnquiryProps } from './enquiryProps.ts';
import { useInboxFacts } from './inboxContext.ts';
import { useDraft } from './useDraft.ts';
import type { InboxState } from './useInbox.ts';
import type { Writing } from './writing.ts';

interface ComposerProps extends Pick<InboxState, 'change'> {
  enquiry: EnquiryView;
  kind: Writing;
  onClose: () => void;
}

/** Editor for a reply or a note. The draft is kept in the browser until it is sent. */
export function Composer({ change, enquiry, kind, onClose }: ComposerProps) {
  const { templates } = useInboxFacts();
  const [draft, setDraft, forget] = useDraft(`${kind}:${enquiry.id}`, subjectOf(enquiry));
  const [hint, setHint] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  // Text of the last template; while it is unedited, another template replaces it.
  const filled = useRef('');
  const ids = { subject: useId(), text: useId(), template: useId(), hint: useId() };
  const isReply = kind === 'reply';
  useEffect(() => {
    const field = text.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const take = (id: number) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return;
    const [body, subject] = [fillTemplate(template.text, enquiry.facts), fillTemplate(template.subject, enquiry.facts)];
    const before = withoutTemplate(draft.text, filled.current).trimEnd();
    filled.current = body.text;
    setDraft({
      text: before ? `${before}\n\n${body.text}` : body.text,
      ...(subject.text && { subject: subject.text }),
    });
    setHint(
      describeFilled({
        missing: [...new Set([...body.missing, ...subject.missing])],
        unknown: [...new Set([...body.unknown, ...subject.unknown])],
      }),
    );
    text.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      await change(kind, { text: draft.text, uuid: draft.uuid, ...(isReply && { subject: draft.subject }) });
      forget();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsSending(false);
    }
  };
  const left = isReply ? findPlaceholders(`${draft.subject}\n${draft.text}`) : [];
  return (
    <form
      aria-label={isReply ? t('Reply to {name}', { name: enquiry.name || enquiry.email }) : t('Note')}
      className="rihla-inbox-composer"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
      onSubmit={send}
    >
      <div className="rihla-inbox-composer__head">
        <strong>{isReply ? t('To {address}', { address: enquiry.email }) : t('A note for your colleagues')}</strong>
        {isReply && templates.length > 0 && (
          <span>
            <label className="rihla-unseen" htmlFor={ids.template}>
              {t('Begin with a template')}
            </label>
            <select id={ids.template} onChange={({ target }) => take(Number(target.value))} value="">
              <option value="">{t('Template…')}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        )}
        <IconButton icon={X} label={t('Close; what is typed is kept')} onClick={onClose} />
        {isReply && <Asked enquiry={enquiry} />}
      </div>
      {isReply && (
        <p className="rihla-inbox-composer__subject">
          <label htmlFor={ids.subject}>{t('Subject')}</label>
          <input
            id={ids.subject}
            maxLength={200}
            onChange={({ target }) => setDraft({ subject: target.value })}
            required
            type="text"
            value={draft.subject}
          />
        </p>
      )}
      <label className="rihla-unseen" htmlFor={ids.text}>
        {t(isReply ? 'Your reply' : 'Your note')}
      </label>
      <textarea
        aria-describedby={hint ? ids.hint : undefined}
        id={ids.text}
        maxLength={10_000}
        onChange={({ target }) => setDraft({ text: target.value })}
        placeholder={t(isReply ? 'Write the reply here.' : 'Travellers never see notes.')}
        ref={text}
        required
        rows={7}
        value={draft.text}
      />
      {hint && left.length > 0 && (
        <p className="rihla-inbox-composer__hint" id={ids.hint} role="status">
          {hint}
        </p>
      )}
      {problem && (
        <p className="rihla-inbox-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="rihla-inbox-composer__foot">
        <button
          className="rihla-inbox-button rihla-inbox-button--main"
          aria-disabled={isSending || undefined}
          type="submit"
        >
          {isSending ? t('Being sent…') : t(isReply ? 'Send the reply' : 'Keep the note')}
        </button>
        <span>{draft.text.trim() ? t('Kept in this browser until it is sent.') : ''}</span>
      </div>
    </form>
  );
}

/** Text of the enquiry, where the composer fills the whole window; in wider ones it is shown above. */
function Asked({ enquiry: { answers } }: EnquiryProps) {
  if (answers.length === 0) return null;
  return (
    <details className="rihla-inbox-composer__asked" open>
      <summary>{t('What they wrote')}</summary>
      {answers.map(({ label, name, shown }) => (
        <p key={name}>
          {label}: {shown}
        </p>
      ))}
    </details>
  );
}

/** Typed text without the unchanged template below it. */
function withoutTemplate(text: string, filled: string): string {
  const end = filled.trimEnd();
  return end && text.trimEnd().endsWith(end) ? text.trimEnd().slice(0, -end.length) : text;
}

function subjectOf({ reference, tour, tourTitle }: EnquiryView): string {
  const about = tour?.title || tourTitle;
  return about ? `Your enquiry: ${about} (${reference})` : `Your enquiry (${reference})`;
}
