'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazy, Suspense } from 'react';
import type { BoardStart } from '../../rules/board.ts';
import '../../../../cms/studio/page-head.css';
// What is said of narrow windows comes last.
import './style/board.css';
import './style/row.css';
import './style/bookings.css';
import './style/narrow.css';

// No other page of the studio brings it along (decision 056).
const Board = lazy(async () => ({ default: (await import('./Board.tsx')).Board }));

/** The board; its script comes with its page alone. */
export function BoardLoader({ start }: { start: BoardStart }) {
  return (
    <>
      <SetStepNav nav={[{ label: 'Bookings' }]} />
      <Suspense fallback={<p className="rihla-board-refused">The board is being opened.</p>}>
        <Board start={start} />
      </Suspense>
    </>
  );
}
