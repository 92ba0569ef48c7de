import type { Form } from '../../cms/payload-types.ts';
import type { FormModel } from '../../forms/form.ts';
import type { RenderContext } from '../../render/context.ts';
import { en } from '../../shared/messages/en.ts';
import type { MessageKey } from '../../shared/messages/index.ts';
import type { FormIslandProps } from './island/FormIsland.ts';

/** What is said of any form, whatever its fields. */
const ALWAYS = [
  'form.refused',
  'form.invalid',
  'forms.aboutDay',
  'forms.done',
  'forms.failed',
  'forms.gone',
  'forms.offline',
  'forms.sending',
  'forms.tooLarge',
  'forms.tooOften',
] as const;

/** What the rules of fields say (`findFault`): all of them, since which are needed depends on each field, and they compress well. */
const RULES = Object.keys(en).filter((key): key is MessageKey => /^form\.(?!refused|yes|no$)/.test(key));

/** What the island has to know of a form: its fields without what only their markup says, and the words. */
export function formIslandProps(form: Form, model: FormModel, { t }: RenderContext): FormIslandProps {
  const keys = new Set<MessageKey>([...ALWAYS, ...RULES]);
  return {
    form: form.id,
    title: form.title,
    fields: model.fields.map(
      ({
        autocomplete: _a,
        blockId: _b,
        consentText: _c,
        help: _h,
        placeholder: _p,
        source,
        value: _v,
        width: _w,
        ...field
      }) => ({
        ...field,
        ...((source as { isPrivate?: unknown }).isPrivate === true && { isPrivate: true }),
      }),
    ),
    words: Object.fromEntries([...keys].map((key) => [key, t(key)])),
  };
}
