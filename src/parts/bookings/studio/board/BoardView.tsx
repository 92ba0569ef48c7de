import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayEdit, roleOf } from '../../../../cms/access/roles.ts';
import { readStart } from '../../endpoints/readStart.ts';
import { boardHref, readBoardQuery } from '../../rules/boardQuery.ts';
import { BoardLoader } from './BoardLoader.tsx';

/**
 * The board's page. It checks access itself, since Payload does not: editors and admins.
 * @param notices shown between the head of the board and its filters
 */
export async function BoardView({
  initPageResult,
  notices,
  params,
  searchParams,
}: AdminViewServerProps & { notices?: ReactNode }) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const address = searchParams ?? {};
  if (!roleOf(req)) redirect(`/admin/login?redirect=${encodeURIComponent(boardHref(readBoardQuery(address)))}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      {mayEdit(req) ? (
        <BoardLoader notices={notices} start={await readStart(req, address, new Date())} />
      ) : (
        <div className="rihla-board-refused">
          <h1>Bookings</h1>
          <p>Editors and admins look after bookings. Ask an admin if you should, too.</p>
        </div>
      )}
    </DefaultTemplate>
  );
}
