import type { ServerProps } from 'payload';
import { maySell, roleOf } from '../../../../cms/access/roles.ts';
import { NavLink } from '../../../../cms/studio/NavLink.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { findNeedy } from '../../endpoints/readBoard.ts';
import { BOARD_PATH } from '../../rules/boardQuery.ts';
import { COUNT_EVENT } from './countEvent.ts';

/**
 * Menu link to the board, with the number of departures that need attention, for users who may see bookings; for guides,
 * whose menu has nothing else, a link to their departures.
 */
export async function BoardLink({ payload, user }: ServerProps) {
  if (!user) return null;
  if (roleOf({ user }) === 'guide')
    return <NavLink count={0} event={COUNT_EVENT} href="/admin" label={t('Your departures')} unit="departures" />;
  if (!maySell({ user })) return null;
  const { departures } = await findNeedy({ payload }, new Date());
  return (
    <NavLink
      count={departures.length}
      event={COUNT_EVENT}
      href={BOARD_PATH}
      label={t('Bookings board')}
      unit={t('need attention')}
    />
  );
}
