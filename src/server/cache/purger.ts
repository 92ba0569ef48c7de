import type { PurgeSettings } from '../../env.ts';
import { onContentChange, type Touched } from '../../shared/changes/contentEvents.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import { KEYS_HEADER } from './sharedCache.ts';
import { purgeKeys } from './surrogateKeys.ts';

/** Purges changed pages from the shared caches in front (CDN, Varnish). */
export interface Purger {
  /** Unsubscribes from content changes; purges that were not sent are dropped. */
  close(): void;
}

export interface PurgerOptions {
  faults: FaultLog;
  /** Sends one purge. @throws when the cache refused it */
  send?: (url: string, headers: Record<string, string>) => Promise<void>;
}

/** Delay before the same purge is repeated, in ms: a response may have been in flight when it came. */
const AGAIN_MS = 1_000;
/** Retry backoff, in ms: doubled after each failure, up to the maximum. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
/** With more tags than this waiting for an unreachable cache, everything is purged instead. */
const MAX_WAITING = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * Sends each content change to every purge URL: `POST`, the keys in `surrogate-key`, the secret as `authorization: Bearer`, and
 * `soft-purge: 1` where the cache may serve stale content while it revalidates. Failures are logged and retried until they succeed. At the
 * start everything is purged: the content may have changed while no process was running.
 */
export function createPurger({ urls, secret }: PurgeSettings, { faults, send = post }: PurgerOptions): Purger {
  const targets = urls.map((url) => createTarget(url, secret, faults, send));
  const purge = (touched: Touched, withdrawn: readonly string[] = []): void => {
    for (const target of targets) target.add(touched, withdrawn);
  };
  const again = new Set<NodeJS.Timeout>();
  const purgeTwice = (touched: Touched, withdrawn?: readonly string[]): void => {
    purge(touched, withdrawn);
    const timer = setTimeout(() => {
      again.delete(timer);
      purge(touched);
    }, AGAIN_MS);
    again.add(timer.unref());
  };
  const stop = onContentChange(({ touched, withdrawn }) => purgeTwice(touched, withdrawn));
  purge('everything');
  return {
    close() {
      stop();
      for (const timer of again) clearTimeout(timer);
      for (const target of targets) target.close();
    },
  };
}

/** One cache; purges are sent one after the other. */
interface Target {
  add(touched: Touched, withdrawn: readonly string[]): void;
  close(): void;
}

function createTarget(url: string, secret: string, faults: FaultLog, send: Required<PurgerOptions>['send']): Target {
  let waiting = nothing();
  let isRunning = false;
  let isClosed = false;
  let pauseMs = FIRST_PAUSE_MS;

  async function run(): Promise<void> {
    isRunning = true;
    while (!isClosed && !isNothing(waiting)) {
      const sent = waiting;
      waiting = nothing();
      try {
        if (sent.gone.size) await sendAll([...sent.gone], false);
        if (sent.all || sent.changed.size) await sendAll(sent.all ? 'everything' : [...sent.changed], true);
        pauseMs = FIRST_PAUSE_MS;
        faults.clear(url, 'The shared cache takes purges again.');
      } catch (error) {
        faults.report(
          url,
          error,
          'The shared cache did not take a purge and may show what was before; it is sent again.',
        );
        waiting = join(sent, waiting);
        await pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
    isRunning = false;
  }

  async function sendAll(touched: Touched, isSoft: boolean): Promise<void> {
    for (const keys of purgeKeys(touched)) {
      const headers = { authorization: `Bearer ${secret}`, [KEYS_HEADER]: keys };
      await send(url, isSoft ? { ...headers, 'soft-purge': '1' } : headers);
    }
  }

  return {
    add(touched, withdrawn) {
      const all = touched === 'everything';
      waiting = join(waiting, { all, changed: new Set(all ? [] : touched), gone: new Set(withdrawn) });
      if (!isRunning) void run();
    },
    close() {
      isClosed = true;
    },
  };
}

interface Waiting {
  all: boolean;
  changed: Set<string>;
  gone: Set<string>;
}

const nothing = (): Waiting => ({ all: false, changed: new Set(), gone: new Set() });

const isNothing = ({ all, changed, gone }: Waiting): boolean => !all && changed.size === 0 && gone.size === 0;

function join(one: Waiting, other: Waiting): Waiting {
  const changed = new Set([...one.changed, ...other.changed]);
  const all = one.all || other.all || changed.size > MAX_WAITING;
  return { all, changed: all ? new Set() : changed, gone: new Set([...one.gone, ...other.gone]) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

async function post(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The purge was answered with ${answer.status}.`);
}
