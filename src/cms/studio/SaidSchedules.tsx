'use client';
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';

/** Shows in Payload's schedule drawer why scheduling failed; by itself the drawer takes every response for a success. */
export function SaidSchedules({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const said = useMemo(() => {
    const schedulePublish: ServerFunctionsContextType['schedulePublish'] = async (asked) => {
      const answer = (await functions.schedulePublish(asked)) as { error?: string };
      if (answer.error) throw new Error(answer.error);
      return answer;
    };
    return { ...functions, schedulePublish };
  }, [functions]);
  return <ServerFunctionsContext value={said}>{children}</ServerFunctionsContext>;
}
