import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';

/**
 * A form-state request without the values of layouts, and without initial values: the server works with the present
 * values.
 */
export function leaveOutLayouts<Args extends object>(args: Args, formState: FormState): Args {
  const { data } = args as { data?: unknown };
  const slim = Object.entries(formState).map(([path, field]) => {
    const { initialValue: _, ...rest } = field;
    return [path, isLayout(field?.value) ? withoutValue(rest) : rest];
  });
  return {
    ...args,
    formState: Object.fromEntries(slim),
    ...(isObject(data) && { data: Object.fromEntries(Object.entries(data).filter(([, value]) => !isLayout(value))) }),
  };
}

/** Removes those layouts' values from the response, so that the form keeps its own. */
export function restoreLayouts(answer: unknown, formState: FormState): unknown {
  if (!isObject(answer) || !isObject(answer.state)) return answer;
  const state = Object.entries(answer.state).map(([path, field]) => [
    path,
    isLayout(formState[path]?.value) && isObject(field) ? withoutValue(field) : field,
  ]);
  return { ...answer, state: Object.fromEntries(state) };
}

function withoutValue({ initialValue: _, value: __, ...field }: Values): Values {
  return field;
}

/** A list of blocks in a form state; an empty one is not worth leaving out. */
function isLayout(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((block) => isObject(block) && 'blockType' in block);
}
