import { type SubmitEvent, useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { ROLE_WORDS, ROLES, type UserRole } from '../../access/roles.ts';
import { LANGUAGE_OPTIONS } from '../../translations/languageOptions.ts';

interface InviteFormProps {
  onClose: () => void;
  /** @param said message of the server */
  onSent: (said: string) => Promise<void>;
}

/** Name, address and role of a person to invite; Escape closes it. */
export function InviteForm({ onClose, onSent }: InviteFormProps) {
  const [name, email, hint] = [useId(), useId(), useId()];
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<UserRole>('author');
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const asked = { ...Object.fromEntries(typed), languages: typed.getAll('languages') };
    setSending(true);
    setFault('');
    try {
      const { said } = await callStudioApi<{ said: string }>('/api/users/invite', asked);
      await onSent(said);
    } catch (error) {
      setFault((error as Error).message);
      setSending(false);
    }
  };
  return (
    <form
      className="rihla-invite__form"
      noValidate
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onSubmit={(event) => void send(event)}
    >
      <p id={hint}>{t('They get a letter with a link, and choose their own password within a week.')}</p>
      <div className="rihla-invite__row">
        <p>
          <label htmlFor={name}>{t('Name')}</label>
          {/* The form was opened by a button: focus moves to its first field. */}
          {/* biome-ignore lint/a11y/noAutofocus: opened by a button, as a dialog is */}
          <input autoComplete="off" autoFocus id={name} maxLength={200} name="name" required type="text" />
        </p>
        <p>
          <label htmlFor={email}>{t('E-mail')}</label>
          <input autoComplete="off" id={email} name="email" required type="email" />
        </p>
      </div>
      <fieldset>
        <legend>{t('What they may do')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input checked={role === chosen} name="role" onChange={() => setChosen(role)} type="radio" value={role} />
            <span>
              <strong>{t(ROLE_WORDS[role].name)}</strong> {t(ROLE_WORDS[role].may)}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen === 'translator' && (
        <fieldset>
          <legend>{t('Translates into')}</legend>
          {LANGUAGE_OPTIONS.map(({ label, value }) => (
            <label key={value}>
              <input name="languages" type="checkbox" value={value} />
              <span lang={value}>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="rihla-invite__fault" role="alert">
        {fault}
      </p>
      <div className="rihla-invite__buttons">
        <button
          aria-describedby={hint}
          className="rihla-invite__main"
          aria-disabled={isSending || undefined}
          type="submit"
        >
          {t('Send the invitation')}
        </button>
        <button onClick={onClose} type="button">
          {t('Leave it')}
        </button>
        <a href="/admin/collections/users/create">{t('Choose the password yourself instead')}</a>
      </div>
    </form>
  );
}
