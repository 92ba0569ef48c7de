import type { Related } from './types.ts';

/** The target of a relation, when it is populated. */
export function populated<T extends object>(value: Related<T>): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
