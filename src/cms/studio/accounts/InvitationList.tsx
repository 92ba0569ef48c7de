import { useState } from 'react';
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
    await onTold(read?.said ?? read?.errors?.[0]?.message ?? 'The server has not answered. Try again.');
    setBusy(false);
  };
  return (
    <>
      <h2>Invited, not here yet</h2>
      <ul>
        {invited.map((person) => (
          <li key={person.id}>
            <p>
              <strong>{person.name}</strong> {person.email}
              <br />
              <span>
                {ROLE_WORDS[person.role].name}. {describeEnd(person.invitedUntil)}
              </span>
            </p>
            <div className="rihla-invite__buttons">
              <button aria-disabled={isBusy || undefined} onClick={() => void ask(person, 'POST')} type="button">
                Send again<span className="rihla-unseen"> to {person.name}</span>
              </button>
              <button aria-disabled={isBusy || undefined} onClick={() => void ask(person, 'DELETE')} type="button">
                Withdraw<span className="rihla-unseen"> the invitation of {person.name}</span>
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
  const day = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return end.getTime() < Date.now() ? `The link ended on ${day}.` : `The link works until ${day}.`;
}
