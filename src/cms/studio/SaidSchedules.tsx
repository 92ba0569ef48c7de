'use client';
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';

/** Has Payload's drawer of schedules say why nothing was scheduled: by itself it takes whatever is answered for a success. */
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
