import type { ServerProps } from 'payload';
import { countNew } from '../endpoints/readInbox.ts';
import { InboxNavLink } from './InboxNavLink.tsx';

/** Leads to the inbox, with how many enquiries nobody has looked at; only for those who may. */
export async function InboxLink({ payload, user }: ServerProps) {
  const role = (user as { role?: string } | null | undefined)?.role;
  if (role !== 'admin' && role !== 'editor') return null;
  return <InboxNavLink count={await countNew({ payload }, Date.now())} />;
}
