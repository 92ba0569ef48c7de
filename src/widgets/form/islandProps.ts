import type { Form } from '../../cms/payload-types.ts';
import type { FormModel } from '../../forms/form.ts';
import type { FormIslandProps } from './island/mountForm.ts';
import { shortField } from './shortField.ts';

/** Props of the form island: fields without properties that only the markup needs. */
export function formIslandProps(form: Form, model: FormModel): FormIslandProps {
  return { form: form.id, title: form.title, fields: model.fields.map(shortField) };
}
