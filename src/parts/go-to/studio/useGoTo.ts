import { useEffect, useState } from 'react';
import { type Gesture, readGestures } from '../../../editor/keys/gestures.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { GoToResult } from '../endpoints/goTo.ts';
import { matchWords } from '../rules/matchWords.ts';

/** Debounce of the search, in ms. */
const SETTLE_MS = 120;

/** Gestures of the open editor that match the typed text, best first; all of them for an empty text. */
export function useGestures(typed: string): readonly Gesture[] {
  const [gestures, setGestures] = useState<readonly Gesture[]>([]);
  useEffect(() => {
    // Where their script cannot be fetched, the screens are still found.
    readGestures().then(setGestures, () => undefined);
  }, []);
  return matchWords(gestures, typed);
}

interface GoToState {
  /** Results of the last response, until the next one arrives. */
  results: readonly GoToResult[];
  /** Reason for which there is no result, as text. */
  fault: string | undefined;
}

/** Search results of the server for the typed text; outdated responses are ignored. */
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
