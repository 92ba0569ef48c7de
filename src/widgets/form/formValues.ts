import { takesSeveral } from '../../forms/findFault.ts';
import { findShown } from '../../forms/findShown.ts';
import type { FormField, FormModel } from '../../forms/form.ts';
import type { AnsweredView } from '../../render/types.ts';
import type { FormScope } from './formScope.ts';

/** What stands in the fields of a form when its page is opened: what it begins with, or what was typed into it and refused. */
export function formValues(
  model: FormModel,
  answered: AnsweredView | undefined,
): Pick<FormScope, 'currentStep' | 'faults' | 'unmet' | 'values'> {
  const typed = answered?.typed;
  const values = Object.fromEntries(
    model.fields.map((field) => [field.name, typed ? (typed[field.name] ?? '') : firstValue(field)]),
  );
  const faults = answered?.faults ?? {};
  const faulty = model.fields.find(({ name }) => Object.hasOwn(faults, name));
  const shown = findShown(model, values);
  const unmet = new Set(model.fields.flatMap(({ name }) => (shown.has(name) ? [] : [name])));
  return { values, faults, unmet, currentStep: faulty?.step ?? 0 };
}

/** What a field begins with; several of a list stand with commas between them. */
function firstValue(field: FormField): string | string[] {
  const { value = '' } = field;
  return takesSeveral(field) ? value.split(',').flatMap((one) => one.trim() || []) : value;
}
