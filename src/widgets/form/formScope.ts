import type { FormField, FormModel } from '../../forms/form.ts';
import type { RenderContext } from '../../render/context.ts';
import type { AnyBlock } from '../../render/types.ts';

/** What a form tells the blocks inside it. */
export interface FormScope {
  model: FormModel;
  /** Begins the ids of its fields; no other form on the page has it. */
  prefix: string;
  /** What stands in the fields, by their names: what was typed, or what they begin with. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** What is wrong with it, by the names of fields. */
  faults: Readonly<Record<string, string>>;
  /** Names of the fields that are not shown with these values. */
  unmet: ReadonlySet<string>;
  /** The step that is shown first, from 0. */
  currentStep: number;
  submitLabel: string;
}

/** Under which a form tells it (`render/around.ts`). */
export const FORM = Symbol('form');

/** The form around a block. */
export function formAround({ enclosing }: Pick<RenderContext, 'enclosing'>): FormScope | undefined {
  return enclosing.get(FORM) as FormScope | undefined;
}

/** A field as it stands in its form. */
export interface PlacedField {
  field: FormField;
  /** Of its control, or of the first one of several. */
  id: string;
  /** What stands in it; several for what can hold several. */
  values: readonly string[];
  fault: string | undefined;
  /** Whether its conditions are not met. */
  isUnmet: boolean;
}

/** The field that a block is; undefined outside of a form. */
export function placedField(block: AnyBlock, context: Pick<RenderContext, 'enclosing'>): PlacedField | undefined {
  const form = formAround(context);
  const field = form?.model.fields.find(({ source }) => source === block);
  if (!form || !field) return undefined;
  const { name } = field;
  const value = form.values[name];
  return {
    field,
    id: `${form.prefix}-${name}`,
    values: typeof value === 'string' ? [value] : (value ?? []),
    fault: form.faults[name],
    isUnmet: form.unmet.has(name),
  };
}
