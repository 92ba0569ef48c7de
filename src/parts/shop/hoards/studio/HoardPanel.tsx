'use client';
import { useId, useState } from 'react';
import { usePolled } from '../../../../cms/studio/usePolled.ts';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { type Hoard, type Hoards, isHoarded } from '../hoard.ts';
import './hoardPanel.css';

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
          <h2 id={heading}>Many places are held, and nobody has paid or confirmed</h2>
          <p>
            They are free again by themselves when their time is over. If it looks as if somebody keeps others out, free
            them now: carts are emptied, and orders are cancelled with a mail.
          </p>
          <ul>
            {data.visitors.map((hoard) => (
              <li key={hoard.holder}>
                <span>One visitor holds {describeHoard(hoard)}.</span>
                <button aria-disabled={isSending || undefined} onClick={() => free(hoard.holder)} type="button">
                  Free these {hoard.seats} places
                </button>
              </li>
            ))}
            {data.isMuch && (
              <li>
                <span>All visitors together hold {describeHoard(data.together)}.</span>
                <button aria-disabled={isSending || undefined} onClick={() => free()} type="button">
                  Free all {data.together.seats} places
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
  return `${count(seats, 'place')} of ${count(departures, 'departure')} in ${count(orders, 'cart or order', 'carts and orders')}`;
}

function count(number: number, one: string, other = `${one}s`): string {
  return `${number} ${number === 1 ? one : other}`;
}
