'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { msg, t } from '../../../shared/studioWords/t.ts';

/** Labels of the link modes, by their stored technical names. */
const WAYS = {
  api: msg('A page of the service, which opens its app (the best choice)'),
  web: msg('The conversation in the browser'),
  protocol: msg('The app at once; nothing opens where there is none'),
} as const;

const OTHER = 'other';

/** Field for the link mode of chat accounts: one of three modes, or another subdomain of the service. */
const LinkModeField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { setValue, showError, value } = useField<string>({ path });
  const [asksOther, setAsksOther] = useState(false);
  const id = useId();
  const isOther = asksOther || Boolean(value && !Object.hasOwn(WAYS, value));
  return (
    <div className={`field-type text rihla-form${showError ? ' error' : ''}`} style={{ flex: '1 1 18rem' }}>
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          disabled={Boolean(readOnly)}
          id={id}
          onChange={({ target }) => {
            setAsksOther(target.value === OTHER);
            if (target.value !== OTHER) setValue(target.value);
          }}
          style={{ inlineSize: '100%' }}
          value={isOther ? OTHER : value}
        >
          {Object.entries(WAYS).map(([mode, words]) => (
            <option key={mode} value={mode}>
              {t(words)}
            </option>
          ))}
          <option value={OTHER}>{t('Another address of the service')}</option>
        </select>
        {isOther && (
          <input
            aria-label={t('{label}: the first part of that address', { label: String(field.label) })}
            disabled={Boolean(readOnly)}
            onChange={({ target }) => setValue(target.value)}
            placeholder="api"
            style={{ marginBlockStart: '8px' }}
            type="text"
            value={value ?? ''}
          />
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

export default LinkModeField;
