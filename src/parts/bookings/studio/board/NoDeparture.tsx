import type { ReactNode } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import type { Board } from '../../rules/board.ts';
import { type BoardQuery, newBookingHref, readBoardQuery } from '../../rules/boardQuery.ts';
import { BoardStep } from './BoardStep.tsx';

interface NoDepartureProps {
  board: Board;
  go: (query: BoardQuery) => void;
}

/** Empty state of the board: the reason, and what to do. */
export function NoDeparture({ board: { query, tours }, go }: NoDepartureProps) {
  const { departure, list, month, page, tour } = query;
  const all = { ...query, tour: undefined, month: undefined, departure: undefined, open: undefined, page: 1 };
  if (departure !== undefined)
    return (
      <Nothing says={t('There is no such departure.')} hint={t('It was deleted, or the address is not whole.')}>
        <BoardStep className="rihla-board-button" go={go} to={all}>
          {t('Show all departures')}
        </BoardStep>
      </Nothing>
    );
  if (tour !== undefined || month !== undefined || page > 1)
    return (
      <Nothing
        says={t('No departure fits what you have chosen.')}
        hint={t('Choose another tour or month, or look at all of them.')}
      >
        <BoardStep className="rihla-board-button" go={go} to={all}>
          {t('Show all departures')}
        </BoardStep>
      </Nothing>
    );
  if (list === 'attention')
    return (
      <Nothing
        says={t('Nothing needs you now.')}
        hint={t(
          'Holds that soon end come here, payments that are late, money to give back, and bookings of a departure that was called off.',
        )}
      >
        <a className="rihla-board-button" href={newBookingHref()}>
          {t('Make a booking')}
        </a>
      </Nothing>
    );
  if (list === 'past')
    return (
      <Nothing
        says={t('No departure is over yet.')}
        hint={t('Each comes here on the day after its last, with its bookings.')}
      >
        <BoardStep className="rihla-board-button" go={go} to={readBoardQuery({})}>
          {t('Show those to come')}
        </BoardStep>
      </Nothing>
    );
  if (tours.length === 0)
    return (
      <Nothing
        says={t('There is no tour yet.')}
        hint={t('Write a tour, then give it its dates; places on them can be booked.')}
      >
        <a className="rihla-board-button" href="/admin/collections/tours/create">
          {t('Write a tour')}
        </a>
      </Nothing>
    );
  return (
    <Nothing says={t('No tour sets out yet.')} hint={t('Give a tour its dates; then places on them can be booked.')}>
      <a className="rihla-board-button" href="/admin/collections/departures/create">
        {t('Add a departure')}
      </a>
    </Nothing>
  );
}

function Nothing({ children, hint, says }: { children: ReactNode; hint: string; says: string }) {
  return (
    <div className="rihla-board__nothing">
      <p>{says}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
