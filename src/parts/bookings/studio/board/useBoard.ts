import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePolled } from '../../../../cms/studio/usePolled.ts';
import type { Board, BoardStart } from '../../rules/board.ts';
import { type BoardQuery, boardHref, readBoardQuery, writeBoardQuery } from '../../rules/boardQuery.ts';
import { COUNT_EVENT } from './countEvent.ts';

/** State of the board. */
export interface BoardState {
  /** The current view, even before its data has arrived. */
  query: BoardQuery;
  /** The latest data. */
  board: Board;
  /** Whether the data is of another view. */
  isStale: boolean;
  problem: string | undefined;
  go(query: BoardQuery): void;
}

/** Polls the board's data; a new view is a history entry, and keeps the old data until the response arrives. */
export function useBoard(start: BoardStart): BoardState {
  const [query, setQuery] = useState<BoardQuery>(start.board.query);
  const first = useMemo(() => ({ address: addressOf(start.board.query), data: start.board }), [start]);
  const { data, problem } = usePolled<Board>(addressOf(query), first);
  const last = useRef(start.board);
  if (data) last.current = data;
  const { attention } = last.current;
  useEffect(() => {
    const follow = () => setQuery(readBoardQuery(Object.fromEntries(new URLSearchParams(window.location.search))));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: attention }));
  }, [attention]);
  const go = useCallback((next: BoardQuery) => {
    window.history.pushState(null, '', boardHref(next));
    setQuery(next);
  }, []);
  return { query, board: last.current, isStale: data === undefined, problem, go };
}

function addressOf(query: BoardQuery): string {
  return `/api/bookings/board?${writeBoardQuery(query)}`;
}
