import type { BasePayload } from 'payload';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { SERVICE_KINDS, SERVICE_NAMES, type ServiceField, type ServiceName } from '../../cms/services/serviceKinds.ts';
import { type ServiceSource, servicesOf } from '../../cms/services/services.ts';
import { t } from '../../shared/studioWords/t.ts';

/** A field of the form: a secret has no value, only a note about the stored one. */
export interface ShownField extends Pick<ServiceField, 'help' | 'isSecret' | 'label' | 'name' | 'options'> {
  value: string;
  /** Note about a stored secret, such as “Set, ends in …4f2a”. */
  stored: string | undefined;
}

/** The form of a service; it contains no secrets. */
export interface ServiceForm {
  name: ServiceName;
  label: string;
  about: string;
  source: ServiceSource;
  /** Source of the keys in effect, as text. */
  says: string;
  /** Webhook URL at this site for the provider. */
  webhook: string | undefined;
  fields: readonly ShownField[];
}

/** Minimum length of a secret whose last characters are shown: of shorter ones they would reveal too much. */
const MIN_SHOWN = 16;
const ENDING = 4;

/** The forms of all services. */
export function serviceForms(payload: BasePayload): ServiceForm[] {
  return SERVICE_NAMES.map((name) => serviceForm(payload, name));
}

/** The form of one service. */
export function serviceForm(payload: BasePayload, name: ServiceName): ServiceForm {
  const services = servicesOf(payload);
  const { about, fields, label, variables } = SERVICE_KINDS[name];
  const source = services.sourceOf(name);
  const stored = source === 'studio' ? services.storedOf(name) : undefined;
  return {
    ...{ name, label: t(label), about: t(about), source },
    says: saySource(source, variables),
    webhook: name === 'mail' || name === 'deepl' ? undefined : `${publicUrlOf(payload)}/shop/payments/${name}/`,
    fields: fields.map(({ help, isSecret, label, name, options }) => {
      const value = stored?.[name] ?? '';
      return {
        name,
        label: t(label),
        ...(help && { help: t(help) }),
        ...(isSecret && { isSecret }),
        ...(options && { options: options.map((option) => ({ ...option, label: t(option.label) })) }),
        value: isSecret ? '' : value || (options?.[0]?.value ?? ''),
        stored: isSecret && value ? sayStored(value) : undefined,
      };
    }),
  };
}

function sayStored(secret: string): string {
  return secret.length < MIN_SHOWN ? t('Set.') : t('Set, ends in {ending}.', { ending: `…${secret.slice(-ENDING)}` });
}

function saySource(source: ServiceSource, variables: string): string {
  if (source === 'environment')
    return t(
      'Set by whoever runs the server ({variables}). That goes before what is written here, so nothing can be.',
      {
        variables,
      },
    );
  if (source === 'studio') return t('Set here, and in use.');
  if (source === 'unreadable')
    return t(
      'Keys are stored, and cannot be read: the secret of the site is another one than when they were written. Write them anew.',
    );
  return t('Not set up.');
}
