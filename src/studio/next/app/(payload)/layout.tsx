import '@payloadcms/next/css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { FormState, ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { findQuestionOversize } from '../../../../cms/hooks/documentLimits.ts';
import { keepNewerEdits } from '../../../../cms/studio/keepNewerEdits.ts';
import { WordsScript } from '../../../../cms/studio/language/WordsScript.tsx';
import { schedulePublish } from '../../../../cms/studio/schedulePublish.ts';
import { unpackQuestion } from '../../../../cms/studio/unpackQuestion.ts';
import { PACKED_FORM_STATE } from '../../../../shared/packedQuestion.ts';
import { importMap } from './admin/importMap.js';
import './studio.css';

const serverFunctions = { 'schedule-publish': schedulePublish };

const serverFunction: ServerFunctionClient = async (asked) => {
  'use server';
  const request =
    asked.name === PACKED_FORM_STATE ? { name: 'form-state', args: await unpackQuestion(asked.args) } : asked;
  const fault = findQuestionOversize(request.args);
  if (fault) throw new Error(fault);
  const answer = await handleServerFunctions({ ...request, config, importMap, serverFunctions });
  if (request.name !== 'form-state') return answer;
  const { formState: sent } = request.args as { formState?: FormState };
  const form = answer as { state?: FormState | null };
  return sent && form.state ? { ...form, state: keepNewerEdits(sent, form.state) } : answer;
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <WordsScript />
      {children}
    </RootLayout>
  );
}
