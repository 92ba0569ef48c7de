import type { Form } from '../cms/payload-types.ts';
import { SAMPLE_FORMS } from '../render/samples/forms.ts';

/** A form of the demo, before it is stored. */
export type DemoForm = Omit<Form, 'createdAt' | 'id' | 'updatedAt'>;

/** The demo's forms: the sample forms, without ids and timestamps. */
export const demoForms: readonly DemoForm[] = SAMPLE_FORMS.map(
  ({ createdAt: _created, id: _id, updatedAt: _updated, ...form }) => form,
);
