import { useId } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { nameMonth } from '../../../../tours/byMonth.ts';
import type { Board } from '../../rules/board.ts';
import { type BoardListName, type BoardQuery, LISTS, monthsOf } from '../../rules/boardQuery.ts';
import { BoardStep } from './BoardStep.tsx';

interface BoardFiltersProps {
  board: Board;
  query: BoardQuery;
  go: (query: BoardQuery) => void;
}

/** Lists of the board, with filters by tour and month. */
export function BoardFilters({ board, go, query }: BoardFiltersProps) {
  const [tour, month] = [useId(), useId()];
  const narrow = (change: Partial<BoardQuery>) =>
    go({ ...query, departure: undefined, open: undefined, page: 1, ...change });
  const known = monthsOf(query.list, board.today);
  const months = query.month && !known.includes(query.month) ? [query.month, ...known] : known;
  return (
    <div className="rihla-board__filters">
      <nav aria-label={t('Lists of departures')}>
        <ul>
          {(Object.entries(LISTS) as [BoardListName, string][]).map(([list, label]) => (
            <li key={list}>
              <BoardStep
                aria-current={list === query.list && query.departure === undefined ? 'true' : undefined}
                go={go}
                to={{ ...query, list, month: undefined, departure: undefined, open: undefined, page: 1 }}
              >
                {t(label)}
                {list === 'attention' && board.attention > 0 && (
                  <span className="rihla-board__count">{board.attention}</span>
                )}
              </BoardStep>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <label htmlFor={tour}>{t('Tour')}</label>
        <select
          id={tour}
          onChange={({ target }) => narrow({ tour: Number(target.value) || undefined })}
          value={query.tour ?? ''}
        >
          <option value="">{t('All tours')}</option>
          {board.tours.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={month}>{t('Month')}</label>
        <select
          id={month}
          onChange={({ target }) => narrow({ month: target.value || undefined })}
          value={query.month ?? ''}
        >
          <option value="">{t('All months')}</option>
          {months.map((each) => (
            <option key={each} value={each}>
              {nameMonth(each)}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}
