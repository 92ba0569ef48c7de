import type { ServerProps } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { readHealth } from '../../../cms/health/readHealth.ts';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { judgeHealth } from '../rules/judgeHealth.ts';

/** Menu link to the page of health, with the number of problems, for admins. */
export async function HealthLink({ payload, user }: ServerProps) {
  if (!user || roleOf({ user }) !== 'admin') return null;
  const bad = judgeHealth(await readHealth(payload, new Date())).filter(({ state }) => state === 'bad').length;
  return <NavLink count={bad} event="rihla-health" href="/admin/health" label={t('Health')} unit={t('to mend')} />;
}
