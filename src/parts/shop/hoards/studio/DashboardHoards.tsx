import type { ServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { HoardPanel } from './HoardPanel.tsx';

/** The notice of hoarded places on the studio's first page; authors look after no orders, and are not asked to. */
export function DashboardHoards({ user }: ServerProps) {
  return user && maySell({ user }) ? <HoardPanel /> : null;
}
