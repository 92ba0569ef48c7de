import type { FormFieldHiddenBlock } from '../../cms/payload-types.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';

/** Hidden field; visible in the editor. */
export function FormFieldHidden({ attributes, context, placed, text }: FieldProps<FormFieldHiddenBlock>) {
  const { field, values } = placed;
  const root = { ...attributes(context.editing && 'r-problem'), 'data-field': field.name };
  // Visible in the editor, to be selected there.
  if (context.editing)
    return (
      <p {...root}>
        <span {...text('label')}>{field.label}</span>: {values[0]}
      </p>
    );
  return <input {...root} defaultValue={values[0]} name={field.name} type="hidden" />;
}
