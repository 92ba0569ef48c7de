import { useEffect, useState } from 'react';
import { type Gesture, readGestures } from '../../../editor/keys/gestures.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { englishOf } from '../../../shared/studioWords/englishOf.ts';
import type { GoToResult } from '../endpoints/goTo.ts';
import { matchWords } from '../rules/matchWords.ts';

/** Debounce of the search, in ms. */
const SETTLE_MS = 120;

interface GesturesState {
  /** Gestures that match the typed text, best first; all of them for an empty text. */
  gestures: readonly Gesture[];
  /** Whether they have been listed. */
  isSettled: boolean;
}

/** Gestures of the open editor for the typed text. */
export function useGestures(typed: string): GesturesState {
  const [gestures, setGestures] = useState<readonly Gesture[]>();
  useEffect(() => {
    // Where their script cannot be fetched, the screens are still found.
    readGestures().then(
      (listed) => setGestures(listed.map((one) => ({ ...one, words: [one.words, ...englishOf(one.label)].join(' ') }))),
      () => setGestures([]),
    );
  }, []);
  return { gestures: matchWords(gestures ?? [], typed), isSettled: gestures !== undefined };
}

interface GoToState {
  /** Results of the last response, until the next one arrives. */
  results: readonly GoToResult[];
  /** Reason for which there is no result, as text. */
  fault: string | undefined;
  /** Whether the results are those for what is typed now. */
  isSettled: boolean;
}

/** The server's last response. */
type Answer = Omit<GoToState, 'isSettled'> & {
  /** Text that it is for. */
  answered: string | undefined;
};

/** Search results of the server for the typed text; outdated responses are ignored. */
export function useGoTo(typed: string): GoToState {
  const [{ answered, ...state }, setState] = useState<Answer>({ answered: undefined, results: [], fault: undefined });
  useEffect(() => {
    const request = new AbortController();
    const ask = async () => {
      try {
        const { results } = await callStudioApi<{ results: GoToResult[] }>(
          `/api/go-to?${new URLSearchParams({ q: typed })}`,
          undefined,
          request.signal,
        );
        setState({ answered: typed, results, fault: undefined });
      } catch (error) {
        if (!request.signal.aborted) setState({ answered: typed, results: [], fault: (error as Error).message });
      }
    };
    const timer = setTimeout(ask, typed ? SETTLE_MS : 0);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed]);
  return { ...state, isSettled: answered === typed };
}
