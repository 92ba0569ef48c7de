import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { formAround } from '../form/formScope.ts';
import { FormSubmit } from './FormSubmit.tsx';

export const widget = defineWidget({
  name: 'form-submit',
  css: '',
  findGap: (_block, _data, context) =>
    formAround(context)
      ? undefined
      : msg('This button stands in no form, so it would send nothing. Put it into a form.'),
  Component: FormSubmit,
});
