import { expect, it } from 'vitest';
import { SERVICE_KINDS } from '../../../cms/services/serviceKinds.ts';
import type { ServiceForm } from '../serviceForm.ts';
import { valuesOf, writeValue } from './serviceValues.ts';

/** The form of a mail server, with a port. */
const mail = (port: string, source: ServiceForm['source'] = 'none') => ({
  source,
  fields: SERVICE_KINDS.mail.fields.map((field) => ({
    ...{ ...field, stored: undefined },
    value: field.name === 'port' ? port : (field.options?.[0]?.value ?? ''),
  })),
});

it('the usual port of the encryption is filled in, at the beginning and with each choice', () => {
  const form = mail('');
  const first = valuesOf(form);
  expect(first).toMatchObject({ security: 'tls', port: '465' });
  const chosen = writeValue(form, first, 'security', 'starttls');
  expect(chosen).toMatchObject({ security: 'starttls', port: '587' });
  expect(writeValue(form, { ...chosen, port: '' }, 'security', 'tls').port).toBe('465');
});

it('a port of its own stays, as does what is stored', () => {
  const form = mail('2525', 'studio');
  expect(valuesOf(form).port).toBe('2525');
  expect(writeValue(form, valuesOf(form), 'security', 'starttls').port).toBe('2525');
  expect(writeValue(form, valuesOf(form), 'host', 'smtp.a.example').port).toBe('2525');
});
