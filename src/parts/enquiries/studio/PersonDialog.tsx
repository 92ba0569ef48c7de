import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { useInboxFacts } from './inboxContext.ts';

/** Dialog to export or erase the personal data of a person. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const { isAdmin } = useInboxFacts();
  const [email, setEmail] = useState('');
  const [again, setAgain] = useState('');
  const [said, setSaid] = useState<string>();
  const ids = { email: useId(), again: useId() };
  const address = email.trim();
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setSaid(undefined);
    try {
      const { erased, kept } = await callStudioApi<{ erased: number; kept: number }>('/api/enquiries/inbox/person', {
        email,
        again,
      });
      setSaid(sayErased(erased, kept));
      setAgain('');
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <Dialog className="rihla-inbox-person" label={t('Personal data')} onClose={onClose}>
      <header>
        <h2>{t('Personal data')}</h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </header>
      <p>{t('Whoever has written to you or booked may ask what you keep of them, and have it erased.')}</p>
      <form onSubmit={erase}>
        <p>
          <label htmlFor={ids.email}>{t('E-mail address of the person')}</label>
          <input
            autoComplete="off"
            id={ids.email}
            onChange={({ target }) => setEmail(target.value)}
            required
            type="email"
            value={email}
          />
        </p>
        <p>
          <a
            aria-disabled={address === ''}
            className="rihla-inbox-button"
            download
            href={address ? `/api/enquiries/inbox/person?email=${encodeURIComponent(address)}` : undefined}
          >
            {t('Save what is kept')}
          </a>
        </p>
        {isAdmin ? (
          <fieldset>
            <legend>{t('Erase it')}</legend>
            <p>
              {t(
                'Names, addresses, answers, messages, notes and files go for good; the figures stay. Nothing brings them back, so type the address again.',
              )}
            </p>
            <p>
              <label htmlFor={ids.again}>{t('The address again')}</label>
              <input
                autoComplete="off"
                id={ids.again}
                onChange={({ target }) => setAgain(target.value)}
                required
                type="email"
                value={again}
              />
            </p>
            <button className="rihla-inbox-button rihla-inbox-button--danger" type="submit">
              {t('Erase for good')}
            </button>
          </fieldset>
        ) : (
          <p>{t('An admin can erase it.')}</p>
        )}
        <p role="status">{said}</p>
      </form>
    </Dialog>
  );
}

function sayErased(erased: number, kept: number): string {
  const told = [
    ...(erased > 0
      ? [t('Erased what was personal in enquiries, orders and bookings: {count}.', { count: erased })]
      : []),
    ...(kept > 0
      ? [t('Orders and bookings of tours to come keep it until they are over: {count}.', { count: kept })]
      : []),
  ];
  return told.join(' ') || t('Nothing is kept of this address.');
}
