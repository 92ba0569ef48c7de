import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';

/**
 * What a form asks the server, without the values of its layouts, and without what each field held at first: the server works with
 * what it holds now.
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

/** The server's answer, in which nothing is said of the values of those layouts, so that the form keeps what it has. */
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

/** Blocks as they stand in a form; one without any has nothing that would be worth leaving out. */
function isLayout(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((block) => isObject(block) && 'blockType' in block);
}
