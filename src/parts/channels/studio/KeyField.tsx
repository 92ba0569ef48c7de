'use client';
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';

const BYTES = 32;

/** Field that generates a key and shows it until the settings are saved. */
export const KeyField: TextFieldClientComponent = ({ field: { admin, label }, path }) => {
  const { errorMessage, setValue, showError, value } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          autoComplete="off"
          id={id}
          onChange={({ target }) => setValue(target.value)}
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
        <Button buttonStyle="secondary" onClick={() => setValue(makeKey())} size="small" type="button">
          {t('Make a key')}
        </Button>
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
};

/** 256 random bits, in base64url. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
