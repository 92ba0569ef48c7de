import type { ServerProps } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';

/** Menu link to the list of letters, for editors and admins. */
export function LettersLink({ user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  return <NavLink count={0} event="rihla-letters" href="/admin/letters" label={t('Letters')} unit={t('changed')} />;
}
