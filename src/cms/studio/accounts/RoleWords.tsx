'use client';
import { useAuth, useField } from '@payloadcms/ui';
import type { TypedUser } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { mayAdminister, ROLE_WORDS, ROLES, type UserRole } from '../../access/roles.ts';

/** Permissions of each role, for admins, who choose one; for other users those of their own. */
export function RoleWords() {
  const { user } = useAuth<TypedUser>();
  const { value } = useField<UserRole>({ path: 'role' });
  const isChosen = mayAdminister({ user: user ?? null });
  const roles = isChosen ? ROLES : ROLES.filter((role) => role === value);
  return (
    // Payload lays the children of a description side by side: with one for all of them the roles stand one below the other.
    <div className="field-description">
      <div>
        {roles.map((role) => (
          <p key={role}>
            {isChosen && `${t('{role}:', { role: t(ROLE_WORDS[role].name) })} `}
            {t(ROLE_WORDS[role].may)}
          </p>
        ))}
      </div>
    </div>
  );
}
