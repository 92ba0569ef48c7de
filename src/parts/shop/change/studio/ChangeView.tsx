import type { AdminViewServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { EditorsPage } from '../../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { tRich } from '../../../../shared/studioWords/tRich.tsx';
import { BOARD_PATH, CHANGE_BOOKING_PATH, changeBookingHref, readAskedId } from '../../../bookings/rules/boardQuery.ts';
import { readChangeStart } from '../readChangeStart.ts';
import { ChangeLoader } from './ChangeLoader.tsx';

/** Page that changes a booking of an order. */
export function ChangeView(view: AdminViewServerProps) {
  const booking = readAskedId(view.searchParams?.booking);
  return EditorsPage({
    view,
    address: booking === undefined ? CHANGE_BOOKING_PATH : changeBookingHref(booking),
    title: t('Change a booking'),
    may: maySell,
    refused: t('Editors, admins and booking staff change bookings. Ask an admin if you should, too.'),
    render: async (req) => {
      const start = await readChangeStart(req, view.searchParams ?? {});
      return start ? <ChangeLoader start={start} /> : <NothingToChange />;
    },
  });
}

function NothingToChange() {
  return (
    <div style={{ padding: '40px' }}>
      <h1>{t('There is nothing to change here')}</h1>
      <p>
        {tRich('The booking has ended, or it belongs to no order. {link}.', {
          link: <a href={BOARD_PATH}>{t('Choose one on the board')}</a>,
        })}
      </p>
    </div>
  );
}
