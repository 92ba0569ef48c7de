import { Download, List, Plus } from 'lucide-react';
import { useId } from 'react';
import { PageHead } from '../../../../cms/studio/PageHead.tsx';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { newBookingHref } from '../../rules/boardQuery.ts';

/** Title, summary, and actions on all bookings. */
export function BoardHead({ attention }: { attention: number }) {
  return (
    <PageHead isLive summary={summarise(attention)} title={t('Bookings')}>
      <a className="rihla-page-tool" href="/admin/collections/bookings">
        <List aria-hidden="true" size={16} strokeWidth={1.75} />
        <span>{t('All bookings')}</span>
      </a>
      <CsvPanel />
      <a className="rihla-board-button rihla-board-button--main" href={newBookingHref()}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('Make a booking')}
      </a>
    </PageHead>
  );
}

/** Filters of the CSV export; works without script. */
function CsvPanel() {
  const [from, to] = [useId(), useId()];
  return (
    <details className="rihla-board-csv" suppressHydrationWarning>
      <summary className="rihla-page-tool">
        <Download aria-hidden="true" size={16} strokeWidth={1.75} />
        <span>{t('Save as CSV')}</span>
      </summary>
      <form action="/api/bookings/csv" className="rihla-board-csv__panel">
        <p>{t('Bookings of departures that set out within these days. Leave them empty for all bookings.')}</p>
        <p>
          <label htmlFor={from}>{t('From')}</label>
          <input id={from} name="from" type="date" />
        </p>
        <p>
          <label htmlFor={to}>{t('To')}</label>
          <input id={to} name="to" type="date" />
        </p>
        <button className="rihla-board-button" type="submit">
          {t('Save the file')}
        </button>
      </form>
    </details>
  );
}

function summarise(attention: number): string {
  if (attention === 0) return t('Nothing needs you now.');
  return tCount('One departure needs you.', '{count} departures need you.', attention);
}
