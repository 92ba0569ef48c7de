import type { FormSubmitBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { formAround } from '../form/formScope.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';

const ALIGN = ['center', 'end', 'stretch'];

/** Submit button of the enclosing form. */
export function FormSubmit({ attributes, block, context, text }: WidgetProps<FormSubmitBlock>) {
  const form = formAround(context);
  if (!form) return null;
  const own = block.label?.trim();
  const align = ALIGN.find((known) => known === block.align);
  return (
    <div {...attributes('r-form-submit', align && `r-form-submit--${align}`)}>
      <SubmitButton context={context} label={own || form.submitLabel} mark={own ? text('label') : false} />
    </div>
  );
}
