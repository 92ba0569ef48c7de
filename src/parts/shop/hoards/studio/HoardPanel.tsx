'use client';
import { useId, useState } from 'react';
import { usePolled } from '../../../../cms/studio/usePolled.ts';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { type Hoard, type Hoards, isHoarded } from '../hoard.ts';
import './hoardPanel.css';
import { t, tCount } from '../../../../shared/studioWords/t.ts';

const ADDRESS = '/api/orders/hoards';

/** Notice about hoarded seats, with a button to release them; renders nothing without hoards. */
export function HoardPanel() {
  const heading = useId();
  const { data, readAgain } = usePolled<Hoards>(ADDRESS, undefined);
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  const free = async (holder?: string) => {
    if (isSending) return;
    setSending(true);
    try {
      setSaid((await callStudioApi<{ said: string }>(`${ADDRESS}/free`, holder === undefined ? {} : { holder })).said);
    } catch (error) {
      setSaid((error as Error).message);
    }
    setSending(false);
    readAgain();
  };
  const isSeen = data !== undefined && isHoarded(data);
  return (
    <div className="rihla-hoards">
      {isSeen && (
        <section aria-labelledby={heading}>
          <h2 id={heading}>{t('Many places are held, and nobody has paid or confirmed')}</h2>
          <p>
            {t(
              'They are free again by themselves when their time is over. If it looks as if somebody keeps others out, free them now: carts are emptied, and orders are cancelled with a mail.',
            )}
          </p>
          <ul>
            {data.visitors.map((hoard) => (
              <li key={hoard.holder}>
                <span>{t('One visitor holds {places}.', { places: describeHoard(hoard) })}</span>
                <button aria-disabled={isSending || undefined} onClick={() => free(hoard.holder)} type="button">
                  {t('Free these {count} places', { count: hoard.seats })}
                </button>
              </li>
            ))}
            {data.isMuch && (
              <li>
                <span>{t('All visitors together hold {places}.', { places: describeHoard(data.together) })}</span>
                <button aria-disabled={isSending || undefined} onClick={() => free()} type="button">
                  {t('Free all {count} places', { count: data.together.seats })}
                </button>
              </li>
            )}
          </ul>
        </section>
      )}
      <output>{said}</output>
    </div>
  );
}

function describeHoard({ departures, orders, seats }: Omit<Hoard, 'holder'>): string {
  return t('{places} of {departures} in {orders}', {
    places: tCount('{count} place', '{count} places', seats),
    departures: tCount('{count} departure', '{count} departures', departures),
    orders: tCount('{count} cart or order', '{count} carts and orders', orders),
  });
}
