import { useAllFormFields, useServerFunctions } from '@payloadcms/ui';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback, useEffect, useRef } from 'react';
import type { Values } from '../../shared/isObject.ts';
import { meansSame } from './meansSame.ts';
import { valuesOf } from './settingValues.ts';
import type { OpenedSettings } from './useSettings.ts';

/** Whoever types is asked about at the first rest, as in Payload's own forms. */
const REST_MS = 250;

/**
 * Asks the server what depends on the settings of the form around it, such as conditions, faults and the fields of a new row, until it has answered what the form
 * holds. The form's own `onChange` takes an answer for one of all that was set before it came: what is set in the moments before is never asked,
 * and a row added then stays empty.
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
      // Without an answer, the next change asks again.
      if (!answer || !('state' in answer) || !answer.state) return;
      answered.current = valuesOf(formState);
      dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: formState }, serverState: answer.state });
    }
  }, [dispatch, getFormState, request]);

  useEffect(() => {
    held.current = fields;
    const rest = setTimeout(ask, REST_MS);
    return () => clearTimeout(rest);
  }, [ask, fields]);

  useEffect(() => () => running.current?.abort(), []);
}
