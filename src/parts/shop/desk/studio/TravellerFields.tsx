import { useId, useRef } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { MAX_TRAVELLERS } from '../../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../../tours/booking/units.ts';
import { type FormTraveller, resize } from '../rules/deskForm.ts';
import type { DeskFields } from './useDesk.ts';

/** Fields of the travellers: their number, and for each the name, age and requests, all optional. */
export function TravellerFields({ canRemove = false, desk }: { canRemove?: boolean; desk: DeskFields }) {
  const { form, isReady, set } = desk;
  const { travellers } = form;
  const change = (key: number, part: Partial<FormTraveller>) =>
    set({ travellers: travellers.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const list = useRef<HTMLOListElement>(null);
  const remove = (key: number) => {
    set({ travellers: travellers.filter((one) => one.key !== key) });
    // The pressed button is removed with its row.
    list.current?.focus();
  };
  const count = (unit: string): number => travellers.filter((one) => one.unit === unit).length;
  return (
    <fieldset disabled={!isReady}>
      <legend>{t('Who travels')}</legend>
      <div className="rihla-desk__row rihla-desk__row--counts">
        <Count
          count={count(ADULT)}
          label={t('Adults')}
          onCount={(to) => set({ travellers: resize(travellers, ADULT, to) })}
        />
        <Count
          count={count(CHILD)}
          label={t('Children')}
          onCount={(to) => set({ travellers: resize(travellers, CHILD, to) })}
        />
      </div>
      <ol aria-label={t('Travellers')} className="rihla-desk__travellers" ref={list} tabIndex={-1}>
        {travellers.map((traveller, index) => (
          <Traveller
            key={traveller.key}
            number={index + 1}
            onChange={change}
            onRemove={canRemove && travellers.length > 1 ? remove : undefined}
            traveller={traveller}
          />
        ))}
      </ol>
      <p className="rihla-desk__hint">
        {t('Names, ages and wishes are on the list for the guide. What is not known yet can follow.')}
      </p>
    </fieldset>
  );
}

function Count({ count, label, onCount }: { count: number; label: string; onCount: (count: number) => void }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        max={MAX_TRAVELLERS}
        min={0}
        onChange={({ target }) => onCount(Math.min(MAX_TRAVELLERS, Math.max(0, Math.floor(Number(target.value)) || 0)))}
        type="number"
        value={count}
      />
    </p>
  );
}

interface TravellerProps {
  traveller: FormTraveller;
  number: number;
  onChange: (key: number, part: Partial<FormTraveller>) => void;
  onRemove: ((key: number) => void) | undefined;
}

function Traveller({ number, onChange, onRemove, traveller: { age, key, name, unit, wishes } }: TravellerProps) {
  const who =
    unit === CHILD ? t('Child (traveller {number})', { number }) : t('Adult (traveller {number})', { number });
  return (
    <li>
      <span aria-hidden="true">{unit === CHILD ? t('Child') : t('Adult')}</span>
      <input
        aria-label={t('Name of {who}', { who })}
        autoComplete="off"
        maxLength={120}
        onChange={({ target }) => onChange(key, { name: target.value })}
        placeholder={t('Name')}
        value={name}
      />
      <input
        aria-label={t('Age of {who}', { who })}
        className="rihla-desk__age"
        inputMode="numeric"
        maxLength={3}
        onChange={({ target }) => onChange(key, { age: target.value })}
        placeholder={t('Age')}
        value={age}
      />
      <input
        aria-label={t('Wishes of {who}', { who })}
        maxLength={300}
        onChange={({ target }) => onChange(key, { wishes: target.value })}
        placeholder={t('Wishes: vegetarian, own room …')}
        value={wishes}
      />
      {onRemove && (
        <button aria-label={t('Take {who} out', { who: name || who })} onClick={() => onRemove(key)} type="button">
          ×
        </button>
      )}
    </li>
  );
}
