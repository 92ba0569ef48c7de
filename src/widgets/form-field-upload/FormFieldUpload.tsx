import type { FormFieldUploadBlock } from '../../cms/payload-types.ts';
import type { FormField } from '../../forms/form.ts';
import { UPLOAD_TYPES } from '../../forms/uploadTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import fileCss from '../../render/formFields/file.css?inline';
import { digitsOf } from '../../shared/formatLocales.ts';
import { controlAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** File upload field, with its limits of type, number and size. */
export function FormFieldUpload({ attributes, block, context, placed, text }: FieldProps<FormFieldUploadBlock>) {
  const { accept, maxFiles } = placed.field;
  context.styles.use('form/file', fileCss);
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

const MEGABYTE = 1024 * 1024;

/** The limits of an upload field in words: “PDF, JPG or PNG, at most 3 files of up to 5 MB each.” */
function filesNote(
  { accept, maxBytes, maxFiles }: Pick<FormField, 'accept' | 'maxBytes' | 'maxFiles'>,
  { t, view: { locale } }: Pick<RenderContext, 't' | 'view'>,
): string {
  const endings = accept.filter((ending) => Object.hasOwn(UPLOAD_TYPES, ending)).map((ending) => ending.toUpperCase());
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(endings);
  const size = new Intl.NumberFormat(digitsOf(locale), { maximumFractionDigits: 1 }).format(maxBytes / MEGABYTE);
  return t('forms.files', { count: maxFiles, size, types });
}
