import type { Form } from '../../cms/payload-types.ts';
import type { FormModel } from '../../forms/form.ts';
import type { FormIslandProps } from './island/wakeForm.ts';
import { shortField } from './shortField.ts';

/** What the island has to know of a form: its fields without what only their markup says. */
export function formIslandProps(form: Form, model: FormModel): FormIslandProps {
  return { form: form.id, title: form.title, fields: model.fields.map(shortField) };
}
