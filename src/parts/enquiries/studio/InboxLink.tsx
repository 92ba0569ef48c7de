import type { ServerProps } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { countNew } from '../endpoints/readInbox.ts';
import { COUNT_EVENT } from './countEvent.ts';

/** Menu link to the inbox, with the number of new enquiries; only for users with access. */
export async function InboxLink({ payload, user }: ServerProps) {
  if (!user || !maySell({ user })) return null;
  const count = await countNew({ payload }, Date.now());
  return <NavLink count={count} event={COUNT_EVENT} href="/admin/inbox" label={t('Inbox')} unit={t('new')} />;
}
