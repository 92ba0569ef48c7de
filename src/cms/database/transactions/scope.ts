import { AsyncLocalStorage } from 'node:async_hooks';
import type { LazyTransaction } from './lazyTransaction.ts';

/** One operation at the API boundary (an endpoint or a Local API call), with everything it awaits. */
export interface Scope {
  readonly parent: Scope | undefined;
  /** Open transactions started in it, each with the function that rolls it back if its owner forgot. */
  readonly transactions: Map<LazyTransaction, () => Promise<void>>;
  hasEnded: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs an operation in a scope of its own. Transactions started in it end with it at the latest: a forgotten one would
 * block all others.
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

/** Runs work outside any scope: what another request would do, or what nobody awaits. */
export function runOutside<T>(run: () => T): T {
  return scopes.exit(run);
}

/** The caller's scope (async context). Work that outlives its scope belongs to the parent scope. */
export function currentScope(): Scope | undefined {
  let scope = scopes.getStore();
  while (scope?.hasEnded) scope = scope.parent;
  return scope;
}

/** Iterates a scope and its parents, innermost first. */
export function* scopesFrom(first: Scope | undefined): Generator<Scope> {
  for (let scope = first; scope; scope = scope.parent) yield scope;
}
