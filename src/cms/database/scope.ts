import { AsyncLocalStorage } from 'node:async_hooks';
import type { LazyTransaction } from './lazyTransaction.ts';

/** One call of a door to the database (an endpoint, a call of the Local API), with all that it waits for. */
export interface Scope {
  readonly parent: Scope | undefined;
  /** The open transactions that were begun in it, each with what undoes it in place of whoever began it. */
  readonly transactions: Map<LazyTransaction, () => Promise<void>>;
  hasEnded: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs one call of a door to the database. A transaction that was begun in it ends with it at the latest: one that was
 * forgotten would keep all others waiting.
 * @throws what `run` throws
 */
export async function runInScope<T>(run: () => Promise<T> | T): Promise<T> {
  const scope: Scope = { parent: currentScope(), transactions: new Map(), hasEnded: false };
  try {
    return await scopes.run(scope, run);
  } finally {
    scope.hasEnded = true;
    for (const abandon of scope.transactions.values()) await abandon();
  }
}

/** Runs work of its own, which belongs to nothing around it: what another request would do, or what nobody waits for. */
export function runOutside<T>(run: () => T): T {
  return scopes.exit(run);
}

/** The scope of the caller. What was started in one may outlive it, and then belongs to the scope around. */
export function currentScope(): Scope | undefined {
  let scope = scopes.getStore();
  while (scope?.hasEnded) scope = scope.parent;
  return scope;
}

/** A scope, the one around it, and so on. */
export function* scopesFrom(first: Scope | undefined): Generator<Scope> {
  for (let scope = first; scope; scope = scope.parent) yield scope;
}
