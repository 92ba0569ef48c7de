import type { AdminViewServerProps } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { readStart } from '../endpoints/readStart.ts';
import { InboxLoader } from './InboxLoader.tsx';

/** The inbox's page, for users with access to bookings. */
export function InboxView(view: AdminViewServerProps) {
  const { searchParams } = view;
  return EditorsPage({
    view,
    address: addressOf(searchParams),
    title: t('Inbox'),
    may: maySell,
    refused: t('Editors, admins and booking staff look after enquiries. Ask an admin if you should, too.'),
    render: async (req) => <InboxLoader start={await readStart(req, searchParams ?? {}, Date.now())} />,
  });
}

function addressOf(searchParams: AdminViewServerProps['searchParams']): string {
  const known = Object.entries(searchParams ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const query = new URLSearchParams(known).toString();
  return query ? `/admin/inbox?${query}` : '/admin/inbox';
}
