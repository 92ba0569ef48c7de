import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';
import { BOARD_STATES, type BoardFilter, type BoardState } from './board.ts';

/** The choice of the board in an address, so that Back and links lead to it. */
export function readBoardFilter(query: URLSearchParams): BoardFilter {
  const state = query.get('state') ?? '';
  return {
    kind: query.get('kind') ?? '',
    locale: query.get('locale') ?? '',
    // Of the states, as checked.
    state: Object.hasOwn(BOARD_STATES, state) ? (state as BoardState) : '',
    words: query.get('words') ?? '',
  };
}

/** Path of the board with a choice. */
export function boardAddress(filter: Partial<BoardFilter>): string {
  const chosen = Object.entries(filter).filter(([, value]) => value);
  return chosen.length > 0 ? `${LANGUAGE_BOARD_PATH}?${new URLSearchParams(chosen)}` : LANGUAGE_BOARD_PATH;
}
