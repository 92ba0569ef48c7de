'use client';
import { SetStepNav } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { lazyPage } from '../../../../cms/studio/lazyPage.ts';
import type { BoardStart } from '../../rules/board.ts';
import { BOARD_PATH } from '../../rules/boardQuery.ts';
import '../../../../cms/studio/page-head.css';
// Styles for narrow windows come last.
import './style/board.css';
import './style/row.css';
import './style/bookings.css';
import './style/narrow.css';
import { t } from '../../../../shared/studioWords/t.ts';

const Board = lazyPage(BOARD_PATH, async () => (await import('./Board.tsx')).Board);

/** The board; its script is loaded on its page only. */
export function BoardLoader({ notices, start }: { notices: ReactNode; start: BoardStart }) {
  return (
    <>
      <SetStepNav nav={[{ label: t('Bookings') }]} />
      <Board notices={notices} start={start} />
    </>
  );
}
