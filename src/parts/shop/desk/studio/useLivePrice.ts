import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { t } from '../../../../shared/studioWords/t.ts';

/** Pause in typing after which the price is requested. */
const PAUSE_MS = 250;

/** A price as far as this file needs it. */
interface Priced {
  total?: number;
  /** Amount to refund. */
  back?: number;
  /** The price, formatted. */
  says?: string;
  refusal?: string;
}

/** The live price, and a promise of the one for the form's present values. */
export interface LivePrice<Price> {
  /** The latest answer; while values change, still that of the values before. */
  price: Price | undefined;
  /** Resolves once the present values are priced; undefined if that failed or they have changed again. */
  latest(): Promise<Price | undefined>;
}

/**
 * The price of the typed booking, requested on each change.
 * @param party the request; undefined: no price
 * @param setProblem gets the message of a failed request; stable
 */
export function useLivePrice<Price extends Priced>(
  path: string,
  party: object | undefined,
  setProblem: Dispatch<SetStateAction<string>>,
): LivePrice<Price> {
  const [price, setPrice] = useState<Price>();
  const asking = useRef<Promise<Price | undefined>>(Promise.resolve(undefined));
  const sent = JSON.stringify(party ?? null);
  useEffect(() => {
    if (sent === 'null') return setPrice(undefined);
    const asked = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Price | undefined>();
    asking.current = promise;
    const timer = setTimeout(() => {
      callStudioApi<Price>(path, JSON.parse(sent), asked.signal).then(
        (answer) => {
          setPrice(answer);
          resolve(answer);
        },
        (error: Error) => {
          if (!asked.signal.aborted) setProblem(error.message);
          resolve(undefined);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
      resolve(undefined);
    };
  }, [path, sent, setProblem]);
  return { price, latest: () => asking.current };
}

/**
 * What forbids booking for a price: its refusal, or that it is another than the one on the screen, which is what was agreed on the telephone.
 * @param shown the price on the screen when the button was pressed
 */
export function faultOfPrice(price: Priced, shown: Priced | undefined): string | undefined {
  if (price.refusal) return price.refusal;
  const isShown = price.total === shown?.total && (price.back ?? 0) === (shown?.back ?? 0);
  return isShown ? undefined : t('It costs {price} now. Look at it, then press again.', { price: price.says ?? '' });
}
