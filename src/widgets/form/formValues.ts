import { takesSeveral } from '../../forms/findFault.ts';
import { findShown } from '../../forms/findShown.ts';
import type { FormField, FormModel } from '../../forms/form.ts';
import type { AnsweredView } from '../../render/types.ts';
import type { FormScope } from './formScope.ts';

/** Values of a form when its page is opened: initial ones, or rejected input. */
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

/** Initial value of a field; several of a list are comma-separated. */
function firstValue(field: FormField): string | string[] {
  const { value = '' } = field;
  return takesSeveral(field) ? value.split(',').flatMap((one) => one.trim() || []) : value;
}
