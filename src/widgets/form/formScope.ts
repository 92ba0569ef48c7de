import type { FormField, FormModel } from '../../forms/form.ts';
import type { RenderContext } from '../../render/context.ts';
import { languageMarks } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { AnyBlock } from '../../render/types.ts';

/** Context that a form provides to the blocks inside it. */
export interface FormScope {
  model: FormModel;
  /** Unique prefix of the ids of its fields. */
  prefix: string;
  /** Values by field name: typed ones, or the initial ones. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** Errors by field name. */
  faults: Readonly<Record<string, string>>;
  /** Names of the fields hidden by their conditions. */
  unmet: ReadonlySet<string>;
  /** Initial step, from 0. */
  currentStep: number;
  submitLabel: string;
}

/** Key of this context (`render/blocks/withinBlock.ts`). */
export const FORM = Symbol('form');

/** The enclosing form of a block. */
export function formAround({ enclosing }: Pick<RenderContext, 'enclosing'>): FormScope | undefined {
  return enclosing.get(FORM) as FormScope | undefined;
}

/** A field in its form. */
export interface PlacedField {
  field: FormField;
  /** Id of its control, or of the first of several. */
  id: string;
  /** Its values; several for a group. */
  values: readonly string[];
  fault: string | undefined;
  /** Whether its conditions are unmet. */
  isUnmet: boolean;
  /** Language of its options, where it is not that of the page. */
  optionsMark: TextMark | undefined;
}

/** The form field of a block; undefined outside of a form. */
export function placedField(
  block: AnyBlock,
  context: Pick<RenderContext, 'enclosing' | 'view'>,
): PlacedField | undefined {
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
    optionsMark: languageMarks(block, context.view)?.('options'),
  };
}
