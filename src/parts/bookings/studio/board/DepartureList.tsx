import { t } from '../../../../shared/studioWords/t.ts';
import type { Timezone } from '../../../../shared/time/timezone.ts';
import { nameMonth } from '../../../../tours/byMonth.ts';
import type { Board, BoardDeparture } from '../../rules/board.ts';
import { type BoardQuery, PAGE_SIZE } from '../../rules/boardQuery.ts';
import { BoardStep } from './BoardStep.tsx';
import { DepartureRow } from './DepartureRow.tsx';
import { NoDeparture } from './NoDeparture.tsx';

interface DepartureListProps {
  board: Board;
  query: BoardQuery;
  isStale: boolean;
  /** Epoch ms. */
  now: number;
  zone: Timezone;
  go: (query: BoardQuery) => void;
}

/** The departures of a page, grouped by the month of their first day. */
export function DepartureList({ board, go, isStale, now, query, zone }: DepartureListProps) {
  const months = Map.groupBy(board.departures, ({ start }) => start.slice(0, 7));
  return (
    <div aria-busy={isStale} className="rihla-board__list">
      <p aria-live="polite" className="rihla-board__total">
        {describeTotal(board)}{' '}
        {query.departure !== undefined && board.total > 0 && (
          <BoardStep go={go} to={{ ...query, departure: undefined, open: undefined }}>
            {t('Show all departures')}
          </BoardStep>
        )}
      </p>
      {board.departures.length === 0 && <NoDeparture board={board} go={go} />}
      {[...months].map(([month, departures]) => (
        <section aria-labelledby={`month-${month}`} className="rihla-board-month" key={month}>
          <h2 id={`month-${month}`}>{nameMonth(month)}</h2>
          <ol>
            {departures.map((departure: BoardDeparture) => (
              <DepartureRow
                departure={departure}
                go={go}
                key={departure.id}
                now={now}
                opened={board.open?.id === departure.id ? board.open : undefined}
                query={query}
                today={board.today}
                zone={zone}
              />
            ))}
          </ol>
        </section>
      ))}
      <Pages board={board} go={go} query={query} />
    </div>
  );
}

function describeTotal({ departures, query, total }: Board): string {
  if (total === 0) return '';
  if (total <= PAGE_SIZE) return total === 1 ? '1 departure' : `${total} departures`;
  const first = (query.page - 1) * PAGE_SIZE + 1;
  return t('{first}–{last} of {total} departures', { first, last: first + departures.length - 1, total });
}

function Pages({ board: { pages }, go, query }: Pick<DepartureListProps, 'board' | 'go' | 'query'>) {
  if (pages < 2) return null;
  const to = (page: number): BoardQuery => ({ ...query, open: undefined, page });
  return (
    <nav aria-label={t('Pages of the board')} className="rihla-board__pages">
      {query.page > 1 && (
        <BoardStep go={go} to={to(query.page - 1)}>
          {t('Page before')}
        </BoardStep>
      )}
      <span>{t('Page {page} of {pages}', { page: query.page, pages })}</span>
      {query.page < pages && (
        <BoardStep go={go} to={to(query.page + 1)}>
          {t('Next page')}
        </BoardStep>
      )}
    </nav>
  );
}
