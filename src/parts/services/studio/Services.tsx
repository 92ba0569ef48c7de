import { useId } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { tRich } from '../../../shared/studioWords/tRich.tsx';
import type { ServiceForm, ShownField } from '../serviceForm.ts';
import { useService } from './useService.ts';

/** The forms of all services, one below the other. */
export function Services({ forms }: { forms: readonly ServiceForm[] }) {
  return (
    <div className="rihla-services__list">
      <p>
        {t(
          'Keys are stored encrypted, and never shown again. A backup holds them as they are stored: they can be read where the site has the same secret.',
        )}
      </p>
      {forms.map((form) => (
        <Service first={form} key={form.name} />
      ))}
    </div>
  );
}

function Service({ first }: { first: ServiceForm }) {
  const id = useId();
  const state = useService(first);
  const { fault, faults, form, isBusy, isReady, said } = state;
  const isGiven = form.source === 'environment';
  return (
    <section aria-labelledby={id} data-source={form.source}>
      <h2 id={id}>{form.label}</h2>
      <p>{form.about}</p>
      <p data-says>{form.says}</p>
      {form.webhook && <p>{tRich('Address for its webhook: {address}', { address: <code>{form.webhook}</code> })}</p>}
      <form
        aria-labelledby={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
      >
        {form.fields.map((field) => (
          <Field
            fault={faults[field.name]}
            field={field}
            isDisabled={isGiven || !isReady}
            key={field.name}
            onWrite={(value) => state.write(field.name, value)}
            value={state.values[field.name] ?? ''}
          />
        ))}
        {!isGiven && (
          <Field
            fault={undefined}
            field={{
              name: `${form.name}-own-password`,
              label: t('Your own password'),
              help: t('Of your account here, to save or remove keys.'),
              isSecret: true,
              value: '',
              stored: undefined,
            }}
            isDisabled={!isReady}
            onWrite={state.setPassword}
            value={state.password}
          />
        )}
        <div className="rihla-services__tools">
          {!isGiven && (
            <button aria-disabled={isBusy || undefined} disabled={!isReady} data-main type="submit">
              {t('Save')}
            </button>
          )}
          <button
            aria-disabled={isBusy || undefined}
            disabled={!isReady}
            onClick={() => void state.tryIt()}
            type="button"
          >
            {t('Try it')}
          </button>
          {(form.source === 'studio' || form.source === 'unreadable') && (
            <button
              aria-disabled={isBusy || undefined}
              disabled={!isReady}
              onClick={() => void state.remove()}
              type="button"
            >
              {t('Remove')}
            </button>
          )}
          <span role="status">{isBusy ? t('One moment …') : said}</span>
          <span className="rihla-services__fault" role="alert">
            {fault}
          </span>
        </div>
      </form>
    </section>
  );
}

interface FieldProps {
  field: ShownField;
  value: string;
  fault: string | undefined;
  isDisabled: boolean;
  onWrite: (value: string) => void;
}

function Field({ fault, field, isDisabled, onWrite, value }: FieldProps) {
  const id = useId();
  const { help, isSecret, label, name, options, stored } = field;
  const about = [stored && `${stored} ${t('Leave it empty to keep it.')}`, help].filter(Boolean).join(' ');
  const described = [about && `${id}-about`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const shared = {
    ...{ id, name, value, disabled: isDisabled },
    'aria-describedby': described,
    'aria-invalid': fault ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} autoComplete="off" spellCheck={false} type={isSecret ? 'password' : 'text'} />
      )}
      {about && <small id={`${id}-about`}>{about}</small>}
      {fault && (
        <span className="rihla-services__fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
