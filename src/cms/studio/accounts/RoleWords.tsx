'use client';
import { useAuth, useField } from '@payloadcms/ui';
import type { TypedUser } from 'payload';
import { mayAdminister, ROLE_WORDS, ROLES, type UserRole } from '../../access/roles.ts';

/** What each role may do, for admins, who choose one; for everybody else what their own may. */
export function RoleWords() {
  const { user } = useAuth<TypedUser>();
  const { value } = useField<UserRole>({ path: 'role' });
  const isChosen = mayAdminister({ user: user ?? null });
  const roles = isChosen ? ROLES : ROLES.filter((role) => role === value);
  return (
    <div className="field-description">
      {roles.map((role) => (
        <div key={role}>{isChosen ? `${ROLE_WORDS[role].name}: ${ROLE_WORDS[role].may}` : ROLE_WORDS[role].may}</div>
      ))}
    </div>
  );
}
