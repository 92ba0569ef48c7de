import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../../cms/studio/callStudioApi.ts';

/** Pause in typing after which the price is asked for. */
const PAUSE_MS = 250;

/**
 * The price of what is typed, asked for whenever it changes.
 * @param party what is sent; undefined: there is no price
 * @param onFault gets the message where it cannot be read; stable
 */
export function useLivePrice<Price>(
  path: string,
  party: object | undefined,
  onFault: (words: string) => void,
): Price | undefined {
  const [price, setPrice] = useState<Price>();
  const sent = JSON.stringify(party ?? null);
  useEffect(() => {
    if (sent === 'null') return setPrice(undefined);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      callStudioApi<Price>(path, JSON.parse(sent), asked.signal).then(
        (answer) => setPrice(answer),
        (error: Error) => !asked.signal.aborted && onFault(error.message),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [onFault, path, sent]);
  return price;
}
