import type { ServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { NavLink } from '../../../../cms/studio/NavLink.tsx';
import { findNeedy } from '../../endpoints/readBoard.ts';
import { BOARD_PATH } from '../../rules/boardQuery.ts';
import { COUNT_EVENT } from './countEvent.ts';

/** Menu link to the board, with the number of departures that need attention; only for users who may see bookings. */
export async function BoardLink({ payload, user }: ServerProps) {
  if (!user || !maySell({ user })) return null;
  const { departures } = await findNeedy({ payload }, new Date());
  return (
    <NavLink
      count={departures.length}
      event={COUNT_EVENT}
      href={BOARD_PATH}
      label="Bookings board"
      unit="need attention"
    />
  );
}
