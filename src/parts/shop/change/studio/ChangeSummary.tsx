import { t } from '../../../../shared/studioWords/t.ts';
import { describeDays } from '../../../../tours/describeDays.ts';
import { nameLeft } from '../../desk/studio/DeskSummary.tsx';
import { LetterPreview } from '../../desk/studio/LetterPreview.tsx';
import type { ChangeStart } from '../rules/changeForm.ts';
import type { ChangePrice } from '../rules/changePrice.ts';
import type { ChangeState } from './useChange.ts';

/** The order before and after, live; the letter before it is sent; and the change. */
export function ChangeSummary({ change, start }: { change: ChangeState; start: ChangeStart }) {
  const { form, isReady, isSending, letter, price, problem, readLetter, set } = change;
  const departure = start.departures.find(({ id }) => id === form.departure);
  const title = start.tours.find(({ id }) => id === departure?.tour)?.title ?? start.booking.title;
  const hasAddress = form.email.trim() !== '';
  const isMailed = hasAddress && form.isTold;
  return (
    <aside aria-labelledby="rihla-desk-sum" className="rihla-desk__summary">
      <h2 id="rihla-desk-sum">{title}</h2>
      {departure && <p>{describeDays(departure.start, departure.end)}</p>}
      <div aria-live="polite">{price && <Price price={price} problem={problem} />}</div>
      {letter && <LetterPreview email={form.email} letter={letter} />}
      {hasAddress && (
        <label className="rihla-desk__check">
          <input
            checked={form.isTold}
            disabled={!isReady}
            onChange={({ target }) => set({ isTold: target.checked })}
            type="checkbox"
          />
          {t('Write to {email} about it', { email: form.email })}
        </label>
      )}
      <p className="rihla-desk__problem" role="alert">
        {problem}
      </p>
      <div className="rihla-desk__ways">
        {!letter && isMailed && (
          <button aria-disabled={isSending || undefined} disabled={!isReady} onClick={readLetter} type="button">
            {t('Read the letter first')}
          </button>
        )}
        <button className="rihla-desk__main" aria-disabled={isSending || undefined} disabled={!isReady} type="submit">
          {isMailed ? t('Change it and send the letter') : t('Change it without a letter')}
        </button>
      </div>
    </aside>
  );
}

interface PriceProps {
  price: ChangePrice;
  /** Messages that are shown below it already. */
  problem: string;
}

function Price({ price: { left, money = [], refusal, rows, rule, says }, problem }: PriceProps) {
  return (
    <>
      {left !== undefined && <p className="rihla-desk__hint">{nameLeft(left)}</p>}
      {refusal && refusal !== problem && <p className="rihla-desk__problem">{refusal}</p>}
      {rows && (
        <dl className="rihla-desk__price">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="rihla-desk__total">
            <dt>{t('It costs then')}</dt>
            <dd>{says}</dd>
          </div>
        </dl>
      )}
      {money.length > 0 && (
        <ul aria-label={t('What becomes of the money')} className="rihla-desk__money">
          {money.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {rule && (
        <p className="rihla-desk__rule">
          {rule} {t('You may change it all the same.')}
        </p>
      )}
    </>
  );
}
