import { type ReactNode, useId } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import type { DeskFields } from './useDesk.ts';

interface ExtraFieldsProps {
  desk: DeskFields;
  legend?: string;
  /** Further amounts. */
  children?: ReactNode;
}

/** Fields of the tour's extras, and of a reduction with its reason. */
export function ExtraFields({ children, desk: { form, isReady, price, set }, legend }: ExtraFieldsProps) {
  const [discount, hint, reason] = [useId(), useId(), useId()];
  const extras = price?.extras ?? [];
  return (
    <fieldset disabled={!isReady}>
      <legend>{legend ?? t('Extras and discount')}</legend>
      {extras.length > 0 && (
        <ul className="rihla-desk__extras">
          {extras.map((extra) => (
            <Extra
              count={form.extras[extra.code] ?? 0}
              extra={extra}
              key={extra.code}
              most={form.travellers.length}
              onCount={(count) => set({ extras: { ...form.extras, [extra.code]: count } })}
            />
          ))}
        </ul>
      )}
      <div className="rihla-desk__row">
        {children}
        <p>
          <label htmlFor={discount}>
            {price ? t('Taken off, in {currency}', { currency: price.currency }) : t('Taken off')}
          </label>
          <input
            id={discount}
            inputMode="decimal"
            onChange={({ target }) => set({ discount: target.value })}
            value={form.discount}
          />
        </p>
        <p>
          <label htmlFor={reason}>{t('Why')}</label>
          <input
            aria-describedby={hint}
            id={reason}
            maxLength={200}
            onChange={({ target }) => set({ reason: target.value })}
            value={form.reason}
          />
        </p>
      </div>
      <p className="rihla-desk__hint" id={hint}>
        {t('Why something is taken off stands on the traveller’s papers.')}
      </p>
    </fieldset>
  );
}

interface ExtraProps {
  extra: { code: string; title: string; price: string };
  count: number;
  most: number;
  onCount: (count: number) => void;
}

function Extra({ count, extra: { price, title }, most, onCount }: ExtraProps) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>
        {title} <span>{t('{price} each', { price })}</span>
      </label>
      <input
        id={id}
        max={most}
        min={0}
        onChange={({ target }) => onCount(Math.min(most, Math.max(0, Math.floor(Number(target.value)) || 0)))}
        type="number"
        value={count}
      />
    </li>
  );
}
