import { isDeepStrictEqual } from 'node:util';

/** The part of a field's form state that this reads and changes. */
interface FieldState {
  [other: string]: unknown;
  value?: unknown;
}

type FormState = Record<string, FieldState>;

/**
 * Removes unchanged values from the form state that a save returns, so that the form keeps its present ones.
 *
 * While an autosave is in progress, Payload's form remembers as edited only the field that was edited last (`isModified`
 * in its `fieldReducer`), and resets every other field to the saved value: edits made after the save began were lost. A
 * value that the server did not change tells the form nothing new.
 * @param sent the form's fields by path, as they were when the save began
 * @param answered the fields that the server returns after the save; not changed
 */
export function keepNewerEdits<State extends FormState>(sent: FormState, answered: State): State {
  const kept = Object.entries(answered).map(([path, field]) => {
    if (!sent[path] || !('value' in field) || !isDeepStrictEqual(sent[path].value, field.value)) return [path, field];
    const { value: _, ...rest } = field;
    return [path, rest];
  });
  return Object.fromEntries(kept);
}
