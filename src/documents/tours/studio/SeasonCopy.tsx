'use client';
import { useId, useState } from 'react';
import { DayInput } from '../../../cms/studio/days/DayInput.tsx';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { describeDays } from '../../../tours/describeDays.ts';

interface SeasonCopyProps {
  year: number;
  tour: number | undefined;
  onDone: () => void;
}

interface Answer {
  creates: { tour: number; start: string; end: string }[];
  skipped: { start: string }[];
  isWritten: boolean;
}

/** Options for the shift. */
const SHIFTS = {
  '364': msg('A year later, on the same days of the week'),
  year: msg('A year later, on the same dates'),
};
/** Maximum number of days listed in the preview. */
const SHOWN = 12;

/** Copies the departures of a season, after a dry run. */
export function SeasonCopy({ onDone, tour, year }: SeasonCopyProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [shift, setShift] = useState<keyof typeof SHIFTS>('364');
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const ask = async (dryRun: boolean) => {
    setProblem(undefined);
    try {
      const season = { from: from || `${year}-01-01`, to: to || `${year}-12-31` };
      const body = { ...season, tour, shift: shift === 'year' ? shift : Number(shift), dryRun };
      setAnswer(await callStudioApi<Answer>('/api/departures/season', body));
      if (!dryRun) onDone();
    } catch (error) {
      setAnswer(undefined);
      setProblem((error as Error).message);
    }
  };
  return (
    <details className="rihla-departures__tool">
      <summary>{t('Copy a season')}</summary>
      <div className="rihla-departures__fields">
        <div className="rihla-add-dates__day">
          <label htmlFor={`${id}-from`}>{t('Departures from')}</label>
          <DayInput id={`${id}-from`} label={t('Departures from')} onChange={setFrom} value={from || `${year}-01-01`} />
        </div>
        <div className="rihla-add-dates__day">
          <label htmlFor={`${id}-to`}>{t('Departures to')}</label>
          <DayInput id={`${id}-to`} label={t('Departures to')} onChange={setTo} value={to || `${year}-12-31`} />
        </div>
        <p>
          <label htmlFor={`${id}-shift`}>{t('When')}</label>
          <select
            id={`${id}-shift`}
            onChange={({ target }) => setShift(target.value as keyof typeof SHIFTS)}
            value={shift}
          >
            {Object.entries(SHIFTS).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </p>
        <button onClick={() => ask(true)} type="button">
          {t('Show what it would make')}
        </button>
      </div>
      <div aria-live="polite">
        {problem && <p className="rihla-departures__problem">{problem}</p>}
        {answer && (
          <>
            <p>
              {answer.isWritten
                ? t('{count} departures are made.', { count: answer.creates.length })
                : t('It would make {count} departures.', { count: answer.creates.length })}
              {answer.skipped.length > 0 && ` ${t('{count} are there already.', { count: answer.skipped.length })}`}
            </p>
            <ul>
              {answer.creates.slice(0, SHOWN).map(({ end, start, tour: of }) => (
                <li key={`${of} ${start}`}>{describeDays(start, end)}</li>
              ))}
              {answer.creates.length > SHOWN && (
                <li>{t('and {count} more', { count: answer.creates.length - SHOWN })}</li>
              )}
            </ul>
          </>
        )}
      </div>
      {answer && !answer.isWritten && answer.creates.length > 0 && (
        <button onClick={() => ask(false)} type="button">
          {t('Make {count} departures', { count: answer.creates.length })}
        </button>
      )}
    </details>
  );
}
