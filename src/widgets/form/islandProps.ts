import type { Form } from '../../cms/payload-types.ts';
import type { FieldKind, FormModel } from '../../forms/form.ts';
import type { RenderContext } from '../../render/context.ts';
import type { MessageKey } from '../../shared/messages/index.ts';
import type { FormIslandProps } from './island/FormIsland.ts';
import { shortField } from './shortField.ts';

/** What is said of any form, whatever its fields. */
const ALWAYS = [
  'form.refused',
  'form.invalid',
  'form.repeated',
  'form.required',
  'forms.aboutDay',
  'forms.done',
  'forms.failed',
  'forms.gone',
  'forms.offline',
  'forms.sending',
  'forms.tooLarge',
  'forms.tooOften',
] as const;

const ONE_BOX = ['form.choice', 'form.requiredBox'] as const;
const CHOICE = ['form.choice', 'form.requiredChoice'] as const;
const LENGTH = ['form.tooLong', 'form.tooShort'] as const;

/** What the rules of a kind of field say (`findFault`) beside that; a test asks each kind for all its faults. */
const OF_KIND: Record<FieldKind, readonly MessageKey[]> = {
  acceptance: ONE_BOX,
  checkbox: [...ONE_BOX, ...CHOICE],
  date: ['form.date', 'form.tooEarly', 'form.tooLate'],
  email: ['form.email'],
  hidden: LENGTH,
  number: ['form.integer', 'form.number', 'form.step', 'form.tooLarge', 'form.tooSmall'],
  radio: CHOICE,
  select: CHOICE,
  tel: ['form.tel'],
  text: LENGTH,
  textarea: LENGTH,
  time: ['form.time', 'form.tooEarly', 'form.tooLate'],
  upload: ['form.fileEmpty', 'form.fileSize', 'form.fileType', 'form.requiredFile', 'form.tooManyFiles'],
  url: ['form.url'],
};

/** What the island has to know of a form: its fields without what only their markup says, and the words that can be said of them. */
export function formIslandProps(form: Form, model: FormModel, { t }: Pick<RenderContext, 't'>): FormIslandProps {
  const keys = new Set<MessageKey>([...ALWAYS, ...model.fields.flatMap(({ kind }) => OF_KIND[kind])]);
  return {
    form: form.id,
    title: form.title,
    fields: model.fields.map(shortField),
    words: Object.fromEntries([...keys].map((key) => [key, t(key)])),
  };
}
