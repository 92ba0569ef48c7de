import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';

/** Poll interval while the window is visible, in ms. */
const EVERY = 15_000;
/** Poll interval during an operation, in ms. */
const EVERY_BUSY = 3000;

export interface Polled<Data> {
  data: Data | undefined;
  /** Reason for which the data may be outdated, as text. */
  problem: string | undefined;
  /** Sets the data from the response to a change, aborts a request in flight, and polls again. */
  replace: (data: Data) => void;
  readAgain: () => void;
}

/**
 * Polls a URL every 15 seconds while the window is visible; at once when it becomes visible or online again. A hidden
 * window polls nothing. Requests are conditional, so that an unchanged response has no body.
 * @param address undefined: no polling
 * @param first initial data
 * @param isBusy whether the data will change in a moment, for a shorter interval
 */
export function usePolled<Data>(
  address: string | undefined,
  first: { address: string; data: Data } | undefined,
  isBusy: (data: Data) => boolean = () => false,
): Polled<Data> {
  const [known, setKnown] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [count, setCount] = useState(0);
  const tag = useRef({ address: '', etag: '' });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again.
  useEffect(() => {
    if (address === undefined) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let every = EVERY;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const etag = tag.current.address === address ? tag.current.etag : '';
        const answer = await fetch(address, {
          credentials: 'include',
          signal: controller.signal,
          headers: etag ? { 'if-none-match': etag } : {},
        });
        if (answer.ok) {
          const data = (await answer.json()) as Data;
          tag.current = { address, etag: answer.headers.get('etag') ?? '' };
          setKnown({ address, data });
          every = isBusy(data) ? EVERY_BUSY : EVERY;
        }
        setProblem(answer.ok || answer.status === 304 ? undefined : await describeRefusal(answer));
      } catch {
        if (controller.signal.aborted) return;
        setProblem(t('There is no connection to the server. It is tried again by itself.'));
      }
      isAsking = false;
      if (!document.hidden) timer = setTimeout(ask, every);
    };
    const wake = () => (document.hidden ? clearTimeout(timer) : void ask());
    if (isFirst.current && first?.address === address) timer = setTimeout(ask, EVERY);
    else void ask();
    isFirst.current = false;
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [address, count]);
  const readAgain = useCallback(() => setCount((before) => before + 1), []);
  const replace = useCallback(
    (data: Data) => {
      if (address === undefined) return;
      tag.current = { address: '', etag: '' };
      setKnown({ address, data });
      setCount((before) => before + 1);
    },
    [address],
  );
  return { data: known?.address === address ? known?.data : undefined, problem, replace, readAgain };
}

async function describeRefusal(answer: Response): Promise<string> {
  if (answer.status === 401 || answer.status === 403)
    return t('You are signed out. Sign in again in another window and come back; what you have typed is kept.');
  const body = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] };
  return body.errors?.[0]?.message ?? t('The server could not answer. It is asked again by itself.');
}
