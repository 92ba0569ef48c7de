import type { ServerProps } from 'payload';
import { mayEdit } from '../../../../cms/access/roles.ts';
import { HoardPanel } from './HoardPanel.tsx';

/** Notice of hoarded seats on the dashboard; not for authors, who do not manage orders. */
export function DashboardHoards({ user }: ServerProps) {
  return user && mayEdit({ user }) ? <HoardPanel /> : null;
}
