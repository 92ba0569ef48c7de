import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { maySell } from '../../../../cms/access/roles.ts';
import { EditorsPage } from '../../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../../shared/studioWords/t.ts';
import { readStart } from '../../endpoints/readStart.ts';
import { boardHref, readBoardQuery } from '../../rules/boardQuery.ts';
import { BoardLoader } from './BoardLoader.tsx';

/**
 * The board's page, for users with access to bookings.
 * @param notices shown between the head of the board and its filters
 */
export function BoardView({ notices, ...view }: AdminViewServerProps & { notices?: ReactNode }) {
  const address = view.searchParams ?? {};
  return EditorsPage({
    view,
    address: boardHref(readBoardQuery(address)),
    title: t('Bookings'),
    may: maySell,
    refused: t('Editors, admins and booking staff look after bookings. Ask an admin if you should, too.'),
    render: async (req) => <BoardLoader notices={notices} start={await readStart(req, address, new Date())} />,
  });
}
