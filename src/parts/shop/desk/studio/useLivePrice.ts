import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { callStudioApi } from '../../../../cms/studio/callStudioApi.ts';

/** Pause in typing after which the price is requested. */
const PAUSE_MS = 250;

/** Message on submitting before the price has arrived; removed when it arrives. */
export const PRICE_PENDING = 'The price is still being read.';

/**
 * The price of the typed booking, requested on each change.
 * @param party the request; undefined: no price
 * @param setProblem gets the message of a failed request; stable
 */
export function useLivePrice<Price>(
  path: string,
  party: object | undefined,
  setProblem: Dispatch<SetStateAction<string>>,
): Price | undefined {
  const [price, setPrice] = useState<Price>();
  const sent = JSON.stringify(party ?? null);
  useEffect(() => {
    if (sent === 'null') return setPrice(undefined);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      callStudioApi<Price>(path, JSON.parse(sent), asked.signal).then(
        (answer) => {
          setPrice(answer);
          setProblem((words) => (words === PRICE_PENDING ? '' : words));
        },
        (error: Error) => !asked.signal.aborted && setProblem(error.message),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [path, sent, setProblem]);
  return price;
}
