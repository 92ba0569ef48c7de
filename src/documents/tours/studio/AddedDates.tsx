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
          {answer.creates.length > SHOWN && <li>and {answer.creates.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}

function summarise({ creates, isWritten, skipped }: SeriesAnswer): string {
  const there =
    skipped.length > 0 ? ` ${count(skipped.length)} ${skipped.length === 1 ? 'is' : 'are'} there already.` : '';
  if (creates.length === 0) return `There is nothing to make.${there}`;
  if (!isWritten) return `It would make ${count(creates.length)}.${there}`;
  return `${count(creates.length)} ${creates.length === 1 ? 'is' : 'are'} made.${there}`;
}

function count(dates: number): string {
  return dates === 1 ? '1 date' : `${dates} dates`;
}
