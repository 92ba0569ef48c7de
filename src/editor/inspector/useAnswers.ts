import { useAllFormFields, useServerFunctions } from '@payloadcms/ui';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback, useEffect, useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { forgiveEmpty } from './forgiveEmpty.ts';
import { meansSame } from './meansSame.ts';
import { valuesOf } from './settingValues.ts';
import type { OpenedSettings } from './useSettings.ts';

/** Debounce while typing, in ms, as in Payload's own forms. */
const REST_MS = 250;

/**
 * Requests the form state (conditions, errors, fields of a new row) from the server until the response matches the
 * form's present values. The form's own `onChange` takes a response for everything set before it arrived: changes made
 * just before it are never sent, and a row added then stays empty.
 */
export function useAnswers({ request, state }: OpenedSettings): void {
  const [fields, dispatch] = useAllFormFields();
  const { getFormState } = useServerFunctions();
  const held = useRef(fields);
  const answered = useRef<Values>(undefined);
  answered.current ??= valuesOf(state);
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(async (): Promise<void> => {
    const { initialBlockData: _, ...question } = request;
    while (!running.current && !meansSame(valuesOf(held.current), answered.current)) {
      const formState = deepCopyObjectSimpleWithoutReactComponents(held.current, { excludeFiles: true });
      running.current = new AbortController();
      const { signal } = running.current;
      const answer = await getFormState({ ...question, formState, signal, skipValidation: false }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      running.current = undefined;
      // On failure, the next change sends the request again.
      if (!answer || !('state' in answer) || !answer.state) return;
      answered.current = valuesOf(formState);
      const serverState = forgiveEmpty(answer.state, state);
      dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: formState }, serverState });
    }
  }, [dispatch, getFormState, request, state]);

  useEffect(() => {
    held.current = fields;
    const rest = setTimeout(ask, REST_MS);
    return () => clearTimeout(rest);
  }, [ask, fields]);

  useEffect(() => () => running.current?.abort(), []);
}
