import { type KeyboardEvent, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { makeUuid } from '../../../../shared/makeUuid.ts';
import { moneyInput, parseMoney } from '../../../../shared/money.ts';
import { studioMoney } from '../../../../shared/studioWords/studioMoney.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import { PAYMENT_MEANS, RECEIVED_MEANS } from '../../../../tours/booking/order.ts';

interface MoneyFormProps {
  /** Label of its button. */
  action: string;
  currency: string;
  /** The largest amount, smallest unit. */
  most: number;
  /** Amount that is due, filled in; absent: none. */
  likely?: number | undefined;
  /** For money received: asks for the means, such as cash, and a note. */
  isReceipt?: boolean;
  /** Checkboxes; sent as true where ticked. */
  options?: readonly { name: string; label: string; isTicked: boolean }[];
  /** API path, and what is sent beside amount and note. */
  path: string;
  sent?: Readonly<Record<string, unknown>>;
  onDone(): Promise<void>;
}

/** Form for an amount of money. It is inside the order's own form, so it has no form element. */
export function MoneyForm({
  action,
  currency,
  isReceipt,
  likely,
  most,
  onDone,
  options = [],
  path,
  sent,
}: MoneyFormProps) {
  const [typed, setTyped] = useState(likely === undefined ? '' : moneyInput(likely, currency));
  const [note, setNote] = useState('');
  const [means, setMeans] = useState<string>(RECEIVED_MEANS[0]);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const ticks = Object.fromEntries(options.map(({ isTicked, name }) => [name, changed[name] ?? isTicked]));
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  // Idempotency key; reused on retry.
  const uuid = useRef<string>(undefined);
  const send = async () => {
    if (isSending) return;
    const amount = parseMoney(typed, currency);
    if (!amount || amount > most)
      return setSaid(t('Write an amount up to {most}.', { most: studioMoney(most, currency) }));
    uuid.current ??= makeUuid();
    setSending(true);
    try {
      const more = { ...(isReceipt && { means, ...(note && { note }) }), ...ticks };
      await callStudioApi(path, { ...sent, amount, uuid: uuid.current, ...more });
      uuid.current = undefined;
      setTyped('');
      setNote('');
      setSaid(t('Done.'));
      await onDone();
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  const change = (set: (value: string) => void, value: string) => {
    uuid.current = undefined;
    set(value);
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would inherit the look of the studio’s forms.
    <div aria-label={action} className="rihla-order-money__form" role="group">
      <label>
        {t('Amount in {currency}', { currency })}
        <input
          inputMode="decimal"
          onChange={({ target }) => change(setTyped, target.value)}
          onKeyDown={sendByEnter}
          placeholder={moneyInput(most, currency)}
          value={typed}
        />
      </label>
      {isReceipt && (
        <>
          <label>
            {t('How')}
            <select onChange={({ target }) => change(setMeans, target.value)} value={means}>
              {RECEIVED_MEANS.map((one) => (
                <option key={one} value={one}>
                  {t(PAYMENT_MEANS[one])}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('Note')}
            <input
              maxLength={200}
              onChange={({ target }) => change(setNote, target.value)}
              onKeyDown={sendByEnter}
              value={note}
            />
          </label>
        </>
      )}
      {options.map(({ label, name }) => (
        <label className="rihla-order-money__option" key={name}>
          <input
            checked={ticks[name] ?? false}
            onChange={({ target }) => {
              uuid.current = undefined;
              setChanged({ ...changed, [name]: target.checked });
            }}
            type="checkbox"
          />{' '}
          {t(label)}
        </label>
      ))}
      <button aria-disabled={isSending || undefined} onClick={send} type="button">
        {action}
      </button>
      <output>{said}</output>
    </div>
  );
}
