import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../cms/studio/callStudioApi.ts';
import type { GoToResult } from '../endpoints/goTo.ts';

/** Wait after the last key before the server is asked, in ms. */
const SETTLE_MS = 120;

interface GoToState {
  /** Those of the last answer, until the next one comes. */
  results: readonly GoToResult[];
  /** Reason for which there is no result, as text. */
  fault: string | undefined;
}

/** Search results of the server for what is typed; an answer that is overtaken is left out. */
export function useGoTo(typed: string): GoToState {
  const [state, setState] = useState<GoToState>({ results: [], fault: undefined });
  useEffect(() => {
    const request = new AbortController();
    const ask = async () => {
      try {
        const { results } = await callStudioApi<{ results: GoToResult[] }>(
          `/api/go-to?${new URLSearchParams({ q: typed })}`,
          undefined,
          request.signal,
        );
        setState({ results, fault: undefined });
      } catch (error) {
        if (!request.signal.aborted) setState({ results: [], fault: (error as Error).message });
      }
    };
    const timer = setTimeout(ask, typed ? SETTLE_MS : 0);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed]);
  return state;
}
