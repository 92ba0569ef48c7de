import type { PlacedField } from '../formScope.ts';
import choicesCss from './choices.css?inline';
import type { FieldProps } from './defineFieldWidget.tsx';

interface Props {
  arrangement?: string | null | undefined;
  context: FieldProps['context'];
  placed: PlacedField;
  type: 'checkbox' | 'radio';
}

const ARRANGEMENTS = ['list', 'row', 'chips'];

/** Group of checkboxes or radio buttons. */
export function Choices({ arrangement, context, placed, type }: Props) {
  context.styles.use('form/choices', choicesCss);
  const { field, id, optionsMark, values } = placed;
  const look = ARRANGEMENTS.find((known) => known === arrangement) ?? 'list';
  const isRequired = type === 'radio' && field.isRequired && field.showIf.length === 0;
  return (
    <div className={`r-choices r-choices--${look}`}>
      {field.options.map(({ label, value }, index) => (
        <label className="r-choice" key={value}>
          <input
            defaultChecked={values.includes(value) || undefined}
            id={index === 0 ? id : undefined}
            name={field.name}
            required={isRequired || undefined}
            type={type}
            value={value}
          />
          <span {...optionsMark}>{label}</span>
        </label>
      ))}
    </div>
  );
}
