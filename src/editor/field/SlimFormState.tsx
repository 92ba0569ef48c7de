'use client';
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { watchInputRest } from './inputRest.ts';
import { createLastAnswers } from './lastAnswers.ts';
import { leaveOutLayouts, restoreLayouts } from './leaveOutLayouts.ts';
import { onlyNews } from './onlyNews.ts';
import { packQuestion } from './packQuestion.ts';

/**
 * Leaves layouts out of the form-state requests that the studio's form sends at every pause in typing: the server
 * validates a layout only on save, and it is most of the document. Responses are given to the form in a pause of the
 * input: Payload's form takes a response for everything set before it (`prevStateRef` in `MERGE_SERVER_STATE`), so a
 * change within its debounce was never sent, and a row added then stayed empty.
 */
export function SlimFormState({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const answers = useRef(createLastAnswers());
  const input = useRef<ReturnType<typeof watchInputRest>>(undefined);
  useEffect(() => {
    input.current = watchInputRest(window);
    return input.current.stop;
  }, []);
  const slim: ServerFunctionClient = useCallback(
    async (request) => {
      const { formState } = request.args as { formState?: FormState };
      if (request.name !== 'form-state' || !formState) return serverFunction(request);
      // A newer version is merged into the form (`src/editor/session/`): no stale-data dialog is needed.
      const { checkForStaleData: _, ...asked } = request.args as Record<string, unknown>;
      const args = leaveOutLayouts(asked, formState);
      const known = answers.current.find(args);
      const answer = known ?? (await serverFunction(await packQuestion({ ...request, args })));
      if (!known) answers.current.keep(args, answer);
      const restored = restoreLayouts(answer, formState);
      // A request with `data` follows a save; its response is taken whole.
      if ('data' in request.args) return restored;
      await input.current?.rested();
      return onlyNews(restored, formState);
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={slim}>{children}</ServerFunctionsProvider>;
}
