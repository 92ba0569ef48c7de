import { isDeepStrictEqual } from 'node:util';

/** What this reads and changes of a field in the state of Payload's forms. */
interface FieldState {
  [other: string]: unknown;
  value?: unknown;
}

type FormState = Record<string, FieldState>;

/**
 * Takes out of a form's new state each value that is the one the form sent, so that the form keeps what stands in it now.
 *
 * While an automatic save is under way, Payload's form remembers as edited only the field that was edited last
 * (`isModified` in its `fieldReducer`), and gives every other field the value that has been saved: ticks and words that
 * came after the save began were lost. A value that the server did not change tells the form nothing it does not have.
 * @param sent the form's fields by path, as they were when the save began
 * @param answered the fields as the server gives them after the save; it stays as it is
 */
export function keepNewerEdits<State extends FormState>(sent: FormState, answered: State): State {
  const kept = Object.entries(answered).map(([path, field]) => {
    if (!sent[path] || !('value' in field) || !isDeepStrictEqual(sent[path].value, field.value)) return [path, field];
    const { value: _, ...rest } = field;
    return [path, rest];
  });
  return Object.fromEntries(kept);
}
