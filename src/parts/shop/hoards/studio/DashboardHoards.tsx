import type { ServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { HoardPanel } from './HoardPanel.tsx';

/** Notice of hoarded seats on the dashboard; not for authors, who do not manage orders. */
export function DashboardHoards({ user }: ServerProps) {
  return user && maySell({ user }) ? <HoardPanel /> : null;
}
