import type { ServerProps } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { readSiteCheck } from '../site/readSiteCheck.ts';
import { countBlocking } from '../site/siteCheck.ts';
import { CHECK_PATH, COUNT_EVENT } from './sitePath.ts';

/** Menu link to the check of the site, with the number of blocking findings, for editors and admins. */
export async function CheckLink({ payload, user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  const count = countBlocking(await readSiteCheck(payload));
  return (
    <NavLink count={count} event={COUNT_EVENT} href={CHECK_PATH} label={t('Check the site')} unit={t('to mend')} />
  );
}
