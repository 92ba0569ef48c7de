import { t, tCount } from '../../../shared/studioWords/t.ts';
import { weekdayName } from '../../../shared/time/formatDay.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import type { SeriesAnswer } from './newDates.ts';

/** Maximum number of dates listed. */
const SHOWN = 24;

/** List of the created dates, or of those a dry run would create; announced to screen readers. */
export function AddedDates({ answer, problem }: { answer: SeriesAnswer | undefined; problem: string | undefined }) {
  return (
    <div aria-live="polite">
      {problem && <p className="rihla-departures__problem">{problem}</p>}
      {answer && <p>{summarise(answer)}</p>}
      {answer && !answer.isWritten && answer.creates.length > 0 && (
        <ul className="rihla-add-dates__preview">
          {answer.creates.slice(0, SHOWN).map(({ end, start }) => (
            <li key={start}>
              {weekdayName(start)} {describeDays(start, end)}
            </li>
          ))}
          {answer.creates.length > SHOWN && <li>{t('and {count} more', { count: answer.creates.length - SHOWN })}</li>}
        </ul>
      )}
    </div>
  );
}

function summarise({ creates, isWritten, skipped }: SeriesAnswer): string {
  const there =
    skipped.length > 0
      ? ` ${tCount('{count} date is there already.', '{count} dates are there already.', skipped.length)}`
      : '';
  if (creates.length === 0) return `${t('There is nothing to make.')}${there}`;
  if (!isWritten)
    return `${tCount('It would make {count} date.', 'It would make {count} dates.', creates.length)}${there}`;
  return `${tCount('{count} date is made.', '{count} dates are made.', creates.length)}${there}`;
}
