import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import type { DeskStart } from '../rules/deskForm.ts';
import { LetterPreview } from './LetterPreview.tsx';
import type { DeskState } from './useDesk.ts';

/** Summary of the order: live price, preview of the letter, button that books. */
export function DeskSummary({ desk, start: { departures, tours } }: { desk: DeskState; start: DeskStart }) {
  const { form, isReady, isSending, letter, price, problem, readLetter } = desk;
  const departure = departures.find(({ id }) => id === form.departure);
  const title = tours.find(({ id }) => id === departure?.tour)?.title;
  return (
    <aside aria-labelledby="rihla-desk-sum" className="rihla-desk__summary">
      <h2 id="rihla-desk-sum">{title ?? t('No date chosen yet')}</h2>
      {departure && <p>{describeDays(departure.start, departure.end)}</p>}
      <div aria-live="polite">
        {price?.left !== undefined && <p className="rihla-desk__hint">{nameLeft(price.left)}</p>}
        {price?.refusal && price.refusal !== problem && <p className="rihla-desk__problem">{price.refusal}</p>}
        {price?.rows && (
          <dl className="rihla-desk__price">
            {price.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className="rihla-desk__total">
              <dt>{t('It costs')}</dt>
              <dd>{price.says}</dd>
            </div>
          </dl>
        )}
        {price?.rule && (
          <p className="rihla-desk__rule">
            {price.rule} {t('You may book all the same.')}
          </p>
        )}
      </div>
      {letter && <LetterPreview email={form.email} letter={letter} />}
      <p className="rihla-desk__problem" role="alert">
        {problem}
      </p>
      <div className="rihla-desk__ways">
        {!letter && form.email.trim() !== '' && (
          <button aria-disabled={isSending || undefined} disabled={!isReady} onClick={readLetter} type="button">
            {t('Read the letter first')}
          </button>
        )}
        <button className="rihla-desk__main" aria-disabled={isSending || undefined} disabled={!isReady} type="submit">
          {form.email.trim() ? t('Book and send the letter') : t('Book without a letter')}
        </button>
      </div>
    </aside>
  );
}

/** Seats left, as text. */
export function nameLeft(left: number): string {
  return left === 0 ? t('No place is free.') : tCount('{count} place is free.', '{count} places are free.', left);
}
