import { useId } from 'react';
import { DEFAULT_LOCALE, LANGUAGES, type LocaleCode } from '../../../../shared/locales.ts';
import { t } from '../../../../shared/studioWords/t.ts';
import type { DeskForm } from '../rules/deskForm.ts';
import type { DeskFields } from './useDesk.ts';

interface ContactFieldsProps {
  desk: DeskFields;
  hasNotes?: boolean;
  /** Of the site; one alone is not asked for. */
  languages?: readonly LocaleCode[];
}

/** Contact fields of the customer. */
export function ContactFields({ desk: { form, isReady, set }, hasNotes = true, languages = [] }: ContactFieldsProps) {
  const notes = useId();
  const language = useId();
  const first = form.travellers[0];
  const name = (typed: string) => {
    // Copied to the first traveller, usually the caller, unless another name was typed there.
    const isSame = first && (first.name === '' || first.name === form.name);
    const travellers = form.travellers.map((one) => (one === first && isSame ? { ...one, name: typed } : one));
    set({ name: typed, travellers });
  };
  return (
    <fieldset disabled={!isReady}>
      <legend>{t('Who books')}</legend>
      <div className="rihla-desk__row">
        <Line form={form} label={t('Name')} most={120} name="name" onType={name} />
        <Line form={form} label={t('Telephone')} most={40} name="phone" onType={(phone) => set({ phone })} type="tel" />
        <Line form={form} label={t('E-mail')} most={254} name="email" onType={(email) => set({ email })} type="email" />
        {languages.length > 1 && (
          <p>
            <label htmlFor={language}>{t('Language of letters and papers')}</label>
            <select
              id={language}
              onChange={({ target }) => set({ locale: languages.find((code) => code === target.value) })}
              value={form.locale ?? ''}
            >
              <option value="">
                {t('As in the last booking, else {language}', { language: LANGUAGES[DEFAULT_LOCALE].label })}
              </option>
              {languages.map((code) => (
                <option key={code} lang={code} value={code}>
                  {LANGUAGES[code].label}
                </option>
              ))}
            </select>
          </p>
        )}
      </div>
      {hasNotes && (
        <p>
          <label htmlFor={notes}>{t('Notes, for you and the guide')}</label>
          <textarea
            id={notes}
            maxLength={2000}
            onChange={({ target }) => set({ notes: target.value })}
            rows={2}
            value={form.notes}
          />
        </p>
      )}
    </fieldset>
  );
}

interface LineProps {
  form: DeskForm;
  label: string;
  most: number;
  name: 'email' | 'name' | 'phone';
  type?: 'email' | 'tel' | 'text';
  onType: (typed: string) => void;
}

function Line({ form, label, most, name, onType, type = 'text' }: LineProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        id={id}
        maxLength={most}
        onChange={({ target }) => onType(target.value)}
        required={name === 'name'}
        type={type}
        value={form[name]}
      />
    </p>
  );
}
