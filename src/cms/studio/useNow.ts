import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** The current time, updated every half minute. @param first epoch ms, the server's, so that hydration matches */
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
