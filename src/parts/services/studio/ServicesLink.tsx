import type { ServerProps } from 'payload';
import { mayAdminister } from '../../../cms/access/roles.ts';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';

/** Menu link to the page of services, for admins. */
export function ServicesLink({ user }: ServerProps) {
  if (!user || !mayAdminister({ user })) return null;
  return (
    <NavLink count={0} event="rihla-services" href="/admin/services" label={t('Services')} unit={t('to set up')} />
  );
}
