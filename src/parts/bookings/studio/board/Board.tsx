'use client';
import type { ReactNode } from 'react';
import { useNow } from '../../../../cms/studio/useNow.ts';
import { readTimezone } from '../../../../shared/time/timezone.ts';
import type { BoardStart } from '../../rules/board.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardHead } from './BoardHead.tsx';
import { DepartureList } from './DepartureList.tsx';
import { useBoard } from './useBoard.ts';

/** The bookings board: departures by date, with their occupancy, and their bookings on demand. */
export function Board({ notices, start }: { notices?: ReactNode; start: BoardStart }) {
  const { board, go, isStale, problem, query } = useBoard(start);
  const now = useNow(start.now);
  return (
    <main className="rihla-board">
      <BoardHead attention={board.attention} />
      <p aria-live="polite" className="rihla-board__problem" role="status">
        {problem}
      </p>
      {notices}
      <BoardFilters board={board} go={go} query={query} />
      <DepartureList
        board={board}
        go={go}
        isStale={isStale}
        now={now}
        query={query}
        zone={readTimezone(start.timezone)}
      />
    </main>
  );
}
