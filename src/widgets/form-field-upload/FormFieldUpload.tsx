import type { FormFieldUploadBlock } from '../../cms/payload-types.ts';
import { controlAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';
import { filesNote } from './filesNote.ts';

/** File upload field, with its limits of type, number and size. */
export function FormFieldUpload({ attributes, block, context, placed, text }: FieldProps<FormFieldUploadBlock>) {
  const { accept, maxFiles } = placed.field;
  const note = filesNote(placed.field, context);
  return (
    <Field attributes={attributes} block={block} context={context} note={note} placed={placed} text={text}>
      <input
        {...controlAttributes(placed, true)}
        accept={accept.map((ending) => `.${ending}`).join()}
        className="r-field__file"
        multiple={maxFiles > 1 || undefined}
        type="file"
      />
    </Field>
  );
}
