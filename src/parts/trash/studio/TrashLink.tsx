import type { ServerProps } from 'payload';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { TRASH_PATH } from '../trashPath.ts';

/** Menu link to the trash, for those who may delete. */
export function TrashLink({ user }: ServerProps) {
  const role = (user as { role?: string } | null | undefined)?.role;
  if (role !== 'admin' && role !== 'editor') return null;
  return <NavLink count={0} event="rihla-trash" href={TRASH_PATH} label={t('Trash')} unit={t('deleted')} />;
}
