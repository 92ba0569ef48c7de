'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { moneyInput, parseMoney } from '../../../../shared/money.ts';
import { studioMoney } from '../../../../shared/studioWords/studioMoney.ts';
import { tellOrderChanged, useOrderRead } from '../../orders/studio/useOrderRead.ts';
import type { CancellationOffer, OfferSum } from '../rules/offer.ts';
import './cancelPanel.css';
import { t } from '../../../../shared/studioWords/t.ts';

interface Props {
  /** Label of its button. */
  label: string;
  /** API path of the order, booking or departure. */
  path: string;
  /** Last path segment of the endpoint that cancels. */
  press?: string | undefined;
}

/** Shows fee and refund to the smallest unit first; then cancels on one press and shows the result. */
export function CancelPanel({ label, path, press }: Props) {
  const [offer, setOffer] = useState<CancellationOffer>();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const read = useCallback(
    async () => setOffer(await callStudioApi<CancellationOffer>(`${path}/cancellation`)),
    [path],
  );
  useEffect(() => {
    // Without the preview, the rest of the form still works.
    read().catch(() => undefined);
  }, [read]);
  const open = async () => {
    setSaid('');
    await read().then(
      () => setOpen(true),
      (error: Error) => setSaid(error.message),
    );
  };
  const result = useRef<HTMLOutputElement>(null);
  // What was said of the money is no longer so once another panel has changed it.
  const isOwn = useRef(false);
  const forget = useCallback(async () => {
    if (!isOwn.current) setSaid('');
  }, []);
  useOrderRead(forget);
  const done = async (words: string) => {
    setOpen(false);
    setSaid(words);
    // The pressed button is gone, and with it the focus.
    result.current?.focus();
    isOwn.current = true;
    tellOrderChanged();
    isOwn.current = false;
    await read().catch(() => undefined);
  };
  const isThere = offer !== undefined && offer.lines.length > 0;
  if (!isThere && !said) return null;
  return (
    <section aria-label={label} className="rihla-cancel">
      {isThere && !isOpen && (
        <button aria-expanded={false} onClick={open} type="button">
          {label} …
        </button>
      )}
      {isThere && isOpen && (
        <Offer label={label} offer={offer} onClose={() => setOpen(false)} onDone={done} path={path} press={press} />
      )}
      <output ref={result} tabIndex={-1}>
        {said}
      </output>
    </section>
  );
}

interface OfferProps extends Props {
  offer: CancellationOffer;
  onClose(): void;
  onDone(words: string): Promise<void>;
}

function Offer({ label, offer, onClose, onDone, path, press = 'cancel' }: OfferProps) {
  const ids = { amount: useId(), note: useId(), reason: useId() };
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const router = useRouter();
  useEffect(() => heading.current?.focus(), []);
  const { back, currency, most } = offer;
  const say = (amount: number): string => studioMoney(amount, currency);
  const cancel = async () => {
    if (isSending) return;
    const amount = typed.trim() ? parseMoney(typed, currency) : undefined;
    if (typed.trim() && (amount === undefined || amount > most))
      return setFault(t('Write an amount up to {most}.', { most: say(most) }));
    if (amount !== undefined && !reason.trim()) return setFault(t('Say why another amount goes back.'));
    setSending(true);
    try {
      const { said } = await callStudioApi<{ said: string }>(`${path}/${press}`, {
        amount,
        reason: reason.trim(),
        seen: back,
      });
      await onDone(said);
      router.refresh();
    } catch (error) {
      setFault((error as Error).message);
      setSending(false);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would inherit the look of the studio’s forms.
    <div aria-label={`${label}?`} className="rihla-cancel__offer" role="group">
      <p className="rihla-cancel__lead" ref={heading} tabIndex={-1}>
        {[offer, ...(offer.others ?? [])].map(describeBack).join(' ')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Booking')}</th>
            <th scope="col">{t('Price')}</th>
            <th scope="col">{t('The terms keep')}</th>
          </tr>
        </thead>
        <tbody>
          {offer.lines.map(({ fee, id, price, reference, title }) => (
            <tr key={id}>
              <th scope="row">
                {title} ({reference})
              </th>
              <td>{studioMoney(price.amount, price.currency)}</td>
              <td>{studioMoney(fee.amount, fee.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!offer.isWhole && offer.total !== undefined && (
        <p>{t('The rest of the order stands and costs {total}.', { total: say(offer.total) })}</p>
      )}
      {most > 0 && (
        <div>
          <label htmlFor={ids.amount}>{t('Give back another amount, in {currency}', { currency })}</label>
          <input
            aria-describedby={ids.note}
            id={ids.amount}
            inputMode="decimal"
            onChange={({ target }) => setTyped(target.value)}
            placeholder={moneyInput(back, currency)}
            value={typed}
          />
          <p id={ids.note}>
            {t('Empty: {amount}. At most {most}; another amount needs a reason.', {
              amount: say(back),
              most: say(most),
            })}
          </p>
        </div>
      )}
      <div>
        <label htmlFor={ids.reason}>{t('Reason')}</label>
        <input id={ids.reason} maxLength={200} onChange={({ target }) => setReason(target.value)} value={reason} />
      </div>
      <p role="alert">{fault}</p>
      <div className="rihla-cancel__ways">
        <button aria-disabled={isSending || undefined} onClick={cancel} type="button">
          {label}
        </button>
        <button aria-disabled={isSending || undefined} onClick={() => isSending || onClose()} type="button">
          {t('Keep it')}
        </button>
      </div>
    </div>
  );
}

function describeBack({ back, byHand, currency, paid }: OfferSum): string {
  const say = (amount: number): string => studioMoney(amount, currency);
  if (paid === 0) return t('Nothing was paid, so nothing goes back.');
  if (back === 0)
    return paid === undefined ? t('No payment is known, so nothing goes back.') : t('By the terms nothing goes back.');
  const values = {
    amount: say(back),
    part: say(byHand),
    of: paid === undefined ? '' : t(', of {paid} that was paid', { paid: say(paid) }),
  };
  if (byHand === back) return t('{amount} goes back, by hand{of}.', values);
  return byHand > 0
    ? t('{amount} goes back, {part} of it by hand{of}.', values)
    : t('{amount} goes back, the way it came{of}.', values);
}
