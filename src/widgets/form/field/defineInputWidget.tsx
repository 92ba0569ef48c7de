import type { InputHTMLAttributes } from 'react';
import { patternAttribute } from '../../../forms/patternAttribute.ts';
import type { Widget } from '../../../render/blocks/defineWidget.ts';
import type { AnyBlock } from '../../../render/types.ts';
import type { PlacedField } from '../formScope.ts';
import { textAttributes } from './control.ts';
import { defineFieldWidget, type FieldProps } from './defineFieldWidget.tsx';
import { Field } from './Field.tsx';
import { fixedDay } from './validateDay.ts';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

const unspelled = { autoCapitalize: 'none', spellCheck: false } as const;

/** Kinds of fields that are one `<input>` of that type, and their attributes beside those of every text control. */
const INPUTS = {
  // Bounds relative to today are set in the browser, since pages are cached.
  date: ({ field }) => ({ max: fixedDay(field.latest), min: fixedDay(field.earliest) }),
  email: () => ({ ...unspelled, inputMode: 'email' }),
  tel: (placed) => ({ inputMode: 'tel', ...patternAttributes(placed) }),
  text: (placed) => patternAttributes(placed),
  time: ({ field }) => ({ max: field.latest, min: field.earliest, step: field.stepSize }),
  url: () => ({ ...unspelled, inputMode: 'url' }),
} satisfies Readonly<Record<string, (placed: PlacedField) => Attributes>>;

/** The browser checks the pattern too, and shows the title with its own error. */
function patternAttributes({ field }: PlacedField): Attributes {
  return { pattern: patternAttribute(field.pattern), title: field.patternMessage };
}

type InputKind = keyof typeof INPUTS;
type InputBlock = Extract<AnyBlock, { blockType: `form-field-${InputKind}` }>;

/** A field that is one `<input>` of its kind's type. */
function InputField({ placed, ...props }: FieldProps<InputBlock>) {
  const kind = placed.field.kind as InputKind;
  const attributesOf: (placed: PlacedField) => Attributes = INPUTS[kind];
  return (
    <Field {...props} placed={placed}>
      <input {...textAttributes(placed)} {...attributesOf(placed)} type={kind} defaultValue={placed.values[0]} />
    </Field>
  );
}

/** Defines the widget of a kind of field that is one `<input>` of that type. */
export function defineInputWidget(kind: InputKind): Widget {
  return defineFieldWidget({ name: `form-field-${kind}`, View: InputField });
}
