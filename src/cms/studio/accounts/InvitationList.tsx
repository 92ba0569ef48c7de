import { useState } from 'react';
import { regionOf } from '../../../shared/formatLocales.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { ROLE_WORDS, type UserRole } from '../../access/roles.ts';

/** An account whose invitation is pending. */
export interface Invited {
  id: number;
  name: string;
  email: string;
  role: UserRole;
  /** ISO 8601. */
  invitedUntil: string;
}

interface InvitationListProps {
  invited: readonly Invited[];
  /** @param said message of the server */
  onTold: (said: string) => Promise<void>;
}

/** Pending invitations; each can be sent again, or withdrawn. */
export function InvitationList({ invited, onTold }: InvitationListProps) {
  const [isBusy, setBusy] = useState(false);
  const ask = async ({ id }: Invited, method: 'DELETE' | 'POST') => {
    if (isBusy) return;
    setBusy(true);
    const answer = await fetch(`/api/users/${id}/invite`, { credentials: 'include', method }).catch(() => undefined);
    const read = (await answer?.json().catch(() => undefined)) as Answer | undefined;
    await onTold(read?.said ?? read?.errors?.[0]?.message ?? t('The server has not answered. Try again.'));
    setBusy(false);
  };
  return (
    <>
      <h2>{t('Invited, not here yet')}</h2>
      <ul>
        {invited.map((person) => (
          <li key={person.id}>
            <p>
              <strong>{person.name}</strong> <bdi>{person.email}</bdi>
              <br />
              <span>
                {t(ROLE_WORDS[person.role].name)}. {describeEnd(person.invitedUntil)}
              </span>
            </p>
            <div className="rihla-invite__buttons">
              <button aria-disabled={isBusy || undefined} onClick={() => void ask(person, 'POST')} type="button">
                {t('Send again')}
                <span className="rihla-unseen"> {t('to {name}', { name: person.name })}</span>
              </button>
              <button aria-disabled={isBusy || undefined} onClick={() => void ask(person, 'DELETE')} type="button">
                {t('Withdraw')}
                <span className="rihla-unseen"> {t('the invitation of {name}', { name: person.name })}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Answer {
  said?: string;
  errors?: { message: string }[];
}

function describeEnd(until: string): string {
  const end = new Date(until);
  const day = end.toLocaleDateString(regionOf(studioLanguage()), { day: 'numeric', month: 'long' });
  return end.getTime() < Date.now()
    ? t('The link ended on {day}.', { day })
    : t('The link works until {day}.', { day });
}
