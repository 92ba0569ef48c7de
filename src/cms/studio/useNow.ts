import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** The time, again every half minute. @param first epoch ms, the server's, so that the page says the same at first */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const follow = () => setNow(Date.now());
    follow();
    const timer = setInterval(follow, EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
