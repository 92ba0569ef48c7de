import { useId } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { PAYMENT_MEANS, RECEIVED_MEANS, type ReceivedMeans } from '../../../../tours/booking/order.ts';
import { STAFF_HOLDS } from '../../../../tours/booking/staffHold.ts';
import type { DeskStart } from '../rules/deskForm.ts';
import { DESK_PAYMENT_METHODS } from '../rules/deskPaymentMethods.ts';
import type { DeskState } from './useDesk.ts';

/** Fields of the payment, and of the end of the hold where a link is sent. */
export function PayFields({
  desk: { form, isReady, price, set },
  start: { ways },
}: {
  desk: DeskState;
  start: DeskStart;
}) {
  const ids = { group: useId(), hold: useId(), all: useId(), amount: useId(), means: useId(), note: useId() };
  return (
    <fieldset disabled={!isReady}>
      <legend>{t('Payment')}</legend>
      <div className="rihla-desk__choices">
        {ways.map((way) => (
          <label key={way}>
            <input checked={form.way === way} name={ids.group} onChange={() => set({ way })} type="radio" value={way} />
            {t(DESK_PAYMENT_METHODS[way])}
          </label>
        ))}
      </div>
      {form.way === 'link' && (
        <p>
          <label htmlFor={ids.hold}>{t('The places are held for')}</label>
          <select id={ids.hold} onChange={({ target }) => set({ hold: Number(target.value) })} value={form.hold}>
            {STAFF_HOLDS.map(([minutes, words]) => (
              <option key={minutes} value={minutes}>
                {t(words)}
              </option>
            ))}
          </select>
        </p>
      )}
      {form.way === 'received' && (
        <div className="rihla-desk__row">
          <p>
            <label htmlFor={ids.amount}>
              {price ? t('What was paid, in {currency}', { currency: price.currency }) : t('What was paid')}
            </label>
            <input
              aria-describedby={ids.all}
              id={ids.amount}
              inputMode="decimal"
              onChange={({ target }) => set({ amount: target.value })}
              value={form.amount}
            />
            <span className="rihla-desk__hint" id={ids.all}>
              {price?.says ? t('Empty: all of it, {price}.', { price: price.says }) : t('Empty: all of it.')}
            </span>
          </p>
          <p>
            <label htmlFor={ids.means}>{t('How it was paid')}</label>
            <select
              id={ids.means}
              onChange={({ target }) => set({ means: target.value as ReceivedMeans })}
              value={form.means}
            >
              {RECEIVED_MEANS.map((means) => (
                <option key={means} value={means}>
                  {t(PAYMENT_MEANS[means])}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor={ids.note}>{t('Note')}</label>
            <input
              id={ids.note}
              maxLength={200}
              onChange={({ target }) => set({ note: target.value })}
              value={form.note}
            />
          </p>
        </div>
      )}
    </fieldset>
  );
}
