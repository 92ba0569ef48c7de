import { useId } from 'react';
import { moneyInput } from '../../../../shared/money.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import type { ChangeState } from './useChange.ts';

/** Field for the fee of a change; empty: the fee by the terms. */
export function KeptField({ change: { form, price, set }, currency }: { change: ChangeState; currency: string }) {
  const [input, note] = [useId(), useId()];
  const says = price?.kept?.says ?? '';
  return (
    <p>
      <label htmlFor={input}>{t('Kept or charged for it, in {currency}', { currency })}</label>
      <input
        aria-describedby={says ? note : undefined}
        id={input}
        inputMode="decimal"
        onChange={({ target }) => set({ kept: target.value })}
        placeholder={moneyInput(price?.kept?.amount ?? 0, currency)}
        value={form.kept}
      />
      {says && (
        <span className="rihla-desk__hint" id={note}>
          {says}
        </span>
      )}
    </p>
  );
}
