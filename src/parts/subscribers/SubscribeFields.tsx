import type { ReactNode } from 'react';
import { MAIL_ADDRESS_LENGTH } from '../../forms/isMailAddress.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { Translate } from '../../shared/messages/index.ts';
import { NAME_LENGTH } from './rules/subscribePath.ts';

/** Typed values of the visible fields. */
export interface SubscribeValues {
  email?: string;
  name?: string;
  agreed?: boolean;
}

interface SubscribeFieldsProps {
  /** Prefix of its fields' ids, unique on the page. */
  id: string;
  t: Translate;
  hasName: boolean;
  hasBox: boolean;
  /** Consent text. */
  consent: string;
  buttonLabel: string;
  values?: SubscribeValues;
  faults?: Readonly<Record<string, string | undefined>>;
  /** Marks for an editor's preview. */
  marks?: { consent: TextMark; button: TextMark | undefined } | undefined;
  /** Hidden fields. */
  children?: ReactNode;
}

/** Fields of a subscribe form, with their errors: address, optional name, and consent. */
export function SubscribeFields(props: SubscribeFieldsProps) {
  const { buttonLabel, children, consent, faults = {}, hasBox, hasName, id, marks, t, values = {} } = props;
  return (
    <>
      {children}
      <div className="r-subscribe__fields">
        {hasName && (
          <label className="r-subscribe__field">
            <span>
              {t('subscribe.name')} <small>({t('subscribe.optional')})</small>
            </span>
            <input
              autoComplete="given-name"
              defaultValue={values.name}
              maxLength={NAME_LENGTH}
              name="name"
              type="text"
            />
          </label>
        )}
        <label className="r-subscribe__field">
          <span>{t('subscribe.email')}</span>
          <input
            aria-describedby={`${id}-fault ${id}-consent`}
            aria-invalid={faults.email ? true : undefined}
            autoComplete="email"
            defaultValue={values.email}
            maxLength={MAIL_ADDRESS_LENGTH}
            name="email"
            required
            type="email"
          />
        </label>
        {hasBox && (
          <label className="r-subscribe__consent r-subscribe__consent--box">
            <input defaultChecked={values.agreed} name="agreed" required type="checkbox" value="on" />
            <span id={`${id}-consent`} {...marks?.consent}>
              {consent}
            </span>
          </label>
        )}
        <button className="r-subscribe__button" type="submit">
          <span {...marks?.button}>{buttonLabel}</span>
        </button>
      </div>
      <p className="r-subscribe__fault" id={`${id}-fault`} role="alert">
        {faults.email ?? faults.agreed ?? faults.name}
      </p>
      {!hasBox && (
        <p className="r-subscribe__consent" id={`${id}-consent`} {...marks?.consent}>
          {consent}
        </p>
      )}
    </>
  );
}
