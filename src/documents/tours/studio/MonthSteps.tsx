import { t } from '../../../shared/studioWords/t.ts';
import { MONTHS_SHOWN, monthsAfter, nameMonth } from '../../../tours/byMonth.ts';

/** First month shown by default, `YYYY-MM`: today's. */
export function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Heading of the twelve months from a first one. */
export function nameMonths(first: string): string {
  return t('Departures, {first} to {last}', {
    first: nameMonth(first),
    last: nameMonth(monthsAfter(first, MONTHS_SHOWN - 1)),
  });
}

/** Steps to earlier and later months, and back to today. */
export function MonthSteps({ first, onStep }: { first: string; onStep: (first: string) => void }) {
  return (
    <>
      <button onClick={() => onStep(monthsAfter(first, -MONTHS_SHOWN))} type="button">
        {t('Earlier')}
      </button>
      <button onClick={() => onStep(monthsAfter(first, MONTHS_SHOWN))} type="button">
        {t('Later')}
      </button>
      {first !== thisMonth() && (
        <button onClick={() => onStep(thisMonth())} type="button">
          {t('From today')}
        </button>
      )}
    </>
  );
}
