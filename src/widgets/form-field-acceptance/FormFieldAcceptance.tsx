import { sanitizeDisplayText } from '../../cms/fields/text/sanitizeDisplayText.ts';
import type { FormFieldAcceptanceBlock } from '../../cms/payload-types.ts';
import { displayHtml } from '../../render/markup/displayHtml.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { TickBox } from '../form/field/TickBox.tsx';

/** Consent checkbox with its text. */
export function FormFieldAcceptance({
  attributes,
  block,
  context,
  placed,
  text,
}: FieldProps<FormFieldAcceptanceBlock>) {
  const words = placed.field.consentText;
  return (
    <TickBox attributes={attributes} context={context} placed={placed} text={text}>
      {words ? (
        <span {...text('consentText')} dangerouslySetInnerHTML={displayHtml(sanitizeDisplayText(words), context)} />
      ) : (
        <span {...text('label')}>{block.label}</span>
      )}
    </TickBox>
  );
}
