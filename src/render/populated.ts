import type { Related } from './types.ts';

/** A relation's target, when it is there. */
export function populated<T extends object>(value: Related<T>): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
