'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';
import { moneyInput, parseMoney } from '../../shared/money.ts';
import { t } from '../../shared/studioWords/t.ts';

interface MoneyInputProps extends Pick<NumberFieldClientProps, 'field' | 'path' | 'readOnly'> {
  /** ISO 4217. */
  currency: string;
}

/** Amount field, typed in whole units of a currency and stored in its smallest unit. */
export function MoneyInput({ currency, field, path, readOnly }: MoneyInputProps) {
  const { setValue, showError, value } = useField<number | null>({ path });
  const [typed, setTyped] = useState<string>();
  // The id as Payload's own fields have it, so that links to fields find it.
  const id = `field-${path.replaceAll('.', '__')}`;
  const isUnread = typed !== undefined && typed.trim() !== '' && parseMoney(typed, currency) === undefined;
  const stored = typeof value === 'number' ? moneyInput(value, currency) : '';
  return (
    <div
      className={`field-type number${showError || isUnread ? ' error' : ''}`}
      style={{ flex: '1 1 10rem', maxInlineSize: field.admin?.width ?? '20rem' }}
    >
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          aria-describedby={`${id}-note`}
          aria-invalid={showError || isUnread}
          disabled={Boolean(readOnly)}
          id={id}
          inputMode="decimal"
          onBlur={() => !isUnread && setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(target.value.trim() ? (parseMoney(target.value, currency) ?? value) : null);
          }}
          type="text"
          value={typed ?? stored}
        />
      </div>
      <p className="field-description" id={`${id}-note`}>
        {isUnread
          ? stored
            ? t('Write an amount such as 480 or 480.50. Kept is {amount}.', { amount: stored })
            : t('Write an amount such as 480 or 480.50. Kept is nothing.')
          : t('In {currency}, such as 480.', { currency })}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
