import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
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
    <Dialog className="rihla-inbox-person" label="Personal data" onClose={onClose}>
      <header>
        <h2>Personal data</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <p>Whoever has written to you or booked may ask what you keep of them, and have it erased.</p>
      <form onSubmit={erase}>
        <p>
          <label htmlFor={ids.email}>E-mail address of the person</label>
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
            Save what is kept
          </a>
        </p>
        {isAdmin ? (
          <fieldset>
            <legend>Erase it</legend>
            <p>
              Names, addresses, answers, messages, notes and files go for good; the figures stay. Nothing brings them
              back, so type the address again.
            </p>
            <p>
              <label htmlFor={ids.again}>The address again</label>
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
              Erase for good
            </button>
          </fieldset>
        ) : (
          <p>An admin can erase it.</p>
        )}
        <p role="status">{said}</p>
      </form>
    </Dialog>
  );
}

function sayErased(erased: number, kept: number): string {
  const travels = kept === 0 ? '' : ` Orders and bookings of tours to come keep it until they are over: ${kept}.`;
  if (erased > 0) return `Erased what was personal in enquiries, orders and bookings: ${erased}.${travels}`;
  return kept > 0 ? travels.trim() : 'Nothing is kept of this address.';
}
