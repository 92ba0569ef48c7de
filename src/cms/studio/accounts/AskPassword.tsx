import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';

interface AskPasswordProps<Answer> {
  /** Words of the button. */
  action: string;
  onLeave: () => void;
  /** @throws Error in words */
  send: (password: string) => Promise<Answer>;
  take: (answer: Answer) => void;
}

/** Asks for the user's own password before an action. It is inside Payload's form, so it is no form itself. */
export function AskPassword<Answer>({ action, onLeave, send, take }: AskPasswordProps<Answer>) {
  const [password, setPassword] = useState('');
  const { fault, isSending, press } = useSending(() => send(password), take);
  return (
    <div className="rihla-second-step__ask">
      <PasswordField isFirst onChange={setPassword} onLeave={onLeave} press={press} value={password} />
      <AskButtons action={action} fault={fault} isSending={isSending} onLeave={onLeave} press={press} />
    </div>
  );
}

interface PasswordFieldProps {
  /** Whether it takes the focus as it appears. */
  isFirst?: boolean;
  onChange: (password: string) => void;
  onLeave: () => void;
  press: () => void;
  value: string;
}

/** The field for the user's own password. */
export function PasswordField({ isFirst = false, onChange, onLeave, press, value }: PasswordFieldProps) {
  const field = useId();
  return (
    <p>
      <label htmlFor={field}>{t('Your own password')}</label>
      <input
        autoComplete="current-password"
        // biome-ignore lint/a11y/noAutofocus: opened by a button, as a dialog is
        autoFocus={isFirst}
        id={field}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => onKeys(event, press, onLeave)}
        type="password"
        value={value}
      />
    </p>
  );
}

interface AskButtonsProps {
  action: string;
  fault: string;
  isSending: boolean;
  onLeave: () => void;
  press: () => void;
}

/** Error message, submit button and cancel button. */
export function AskButtons({ action, fault, isSending, onLeave, press }: AskButtonsProps) {
  return (
    <>
      <p role="alert">{fault}</p>
      <div className="rihla-second-step__buttons">
        <button
          className="rihla-second-step__main"
          aria-disabled={isSending || undefined}
          onClick={press}
          type="button"
        >
          {action}
        </button>
        <button onClick={onLeave} type="button">
          {t('Leave it')}
        </button>
      </div>
    </>
  );
}

/** One request at a time; keeps the error message. */
export function useSending<Answer>(send: () => Promise<Answer>, take: (answer: Answer) => void) {
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const press = () => {
    if (isSending) return;
    setSending(true);
    setFault('');
    send()
      .then(take, (error: Error) => setFault(error.message))
      .finally(() => setSending(false));
  };
  return { fault, isSending, press };
}

/** Enter submits this field's own request, where Payload would save the account; Escape closes it. */
export function onKeys(event: KeyboardEvent, press: () => void, onLeave: () => void): void {
  if (event.key === 'Escape') onLeave();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  press();
}
