import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Form } from './Form.tsx';
import css from './form.css?inline';
import { formAround } from './formScope.ts';
import { type LoadedForm, loadForm } from './loadForm.ts';

export const widget = defineWidget<'form', LoadedForm | undefined>({
  name: 'form',
  css,
  load: loadForm,
  headings: (block) => ownHeading(block, block.title, block.level),
  findGap(block, form, context) {
    if (formAround(context)) return msg('A form cannot stand in another one.');
    if (!block.form) return msg('Choose a form. They are made under Contact, Forms.');
    if (!form) return msg('This form is not published, or no longer there.');
    return form.model.fields.length || form.model.hasSubmit || context.editing
      ? undefined
      : msg('This form has no fields yet.');
  },
  Component: Form,
});
