'use client';
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback, useRef } from 'react';
import { createLastAnswers } from './lastAnswers.ts';
import { leaveOutLayouts, restoreLayouts } from './leaveOutLayouts.ts';
import { onlyNews } from './onlyNews.ts';
import { packQuestion } from './packQuestion.ts';

/**
 * Keeps layouts out of what the studio's form asks the server at every pause in typing: the server has nothing to say about one
 * before it is saved, and it is most of the document.
 */
export function SlimFormState({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const answers = useRef(createLastAnswers());
  const slim: ServerFunctionClient = useCallback(
    async (request) => {
      const { formState } = request.args as { formState?: FormState };
      if (request.name !== 'form-state' || !formState) return serverFunction(request);
      // A newer version comes into the form by itself (`src/editor/session/`): nobody has to read the document again.
      const { checkForStaleData: _, ...asked } = request.args as Record<string, unknown>;
      const args = leaveOutLayouts(asked, formState);
      const known = answers.current.find(args);
      const answer = known ?? (await serverFunction(await packQuestion({ ...request, args })));
      if (!known) answers.current.keep(args, answer);
      const restored = restoreLayouts(answer, formState);
      // Only what a save has made of a form comes with the document.
      return 'data' in request.args ? restored : onlyNews(restored, formState);
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={slim}>{children}</ServerFunctionsProvider>;
}
