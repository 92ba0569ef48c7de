import type { AdminViewServerProps } from 'payload';
import { maySell } from '../../../../cms/access/roles.ts';
import { EditorsPage } from '../../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { NEW_BOOKING_PATH } from '../../../bookings/rules/boardQuery.ts';
import { readDeskStart } from '../readDeskStart.ts';
import { DeskLoader } from './DeskLoader.tsx';

/** The page of a booking by telephone. */
export function DeskView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: NEW_BOOKING_PATH,
    title: t('Make a booking'),
    may: maySell,
    refused: t('Editors, admins and booking staff take bookings. Ask an admin if you should, too.'),
    render: async (req) => <DeskLoader start={await readDeskStart(req, view.searchParams ?? {})} />,
  });
}
