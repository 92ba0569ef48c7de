import { useId, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH } from '../../shared/comments.ts';
import { t } from '../../shared/studioWords/t.ts';

interface CommentFormProps {
  label: string;
  /** Label of its button. */
  action: string;
  people: readonly string[];
  /** @throws Error with the reason; what was typed stays then */
  onSend: (text: string) => Promise<void>;
}

/** Field for a comment or an answer, with the names of colleagues. No `<form>`: it would be part of the document's. */
export function CommentForm({ action, label, onSend, people }: CommentFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await onSend(text);
      setText('');
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      field.current?.focus();
    }
    setSending(false);
  };
  return (
    <div className="rihla-editor-comments__form">
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== '' || undefined}
        id={id}
        maxLength={MAX_COMMENT_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
        ref={field}
        rows={2}
        value={text}
      />
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
      <div>
        <select
          aria-label={t('Name a colleague, who gets a mail')}
          onChange={({ target }) => {
            setText(`${text}${text && !text.endsWith(' ') ? ' ' : ''}@${target.value} `);
            field.current?.focus();
          }}
          value=""
        >
          <option disabled value="">
            {t('@ Name …')}
          </option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button aria-disabled={isSending || undefined} onClick={() => void send()} type="button">
          {action}
        </button>
      </div>
    </div>
  );
}
