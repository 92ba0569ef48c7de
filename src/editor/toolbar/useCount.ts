import { useState } from 'react';

/** How many times a value has been replaced by another since the component stands. */
export function useCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}
