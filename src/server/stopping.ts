import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

/** Maximum time of a shutdown, in ms; Docker kills after ten seconds. */
const LIMIT_MS = 9_500;
/** A second signal within this time is a duplicate, sent to the process and once more by its parent, in ms. */
const SAME_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Graceful shutdown: the steps that run when the process ends. */
export interface Stopping {
  /** True from the first signal on. */
  readonly hasBegun: boolean;
  /** Adds a shutdown step; steps run in the order they were added. */
  add(name: string, end: () => Promise<unknown> | unknown): void;
  /** From now on a signal runs the steps in order; before, it ends the process at once, and nothing is lost by that. */
  arm(log: FastifyBaseLogger): void;
}

/** Installs handlers for stop signals and uncaught errors, for the rest of the process's life. */
export function handleStopping(): Stopping {
  const steps: { name: string; end: () => Promise<unknown> | unknown }[] = [];
  let close: (() => void) | undefined;
  let begunAt = Number.NaN;

  for (const signal of SIGNALS) process.on(signal, () => handleSignal(signal));

  function handleSignal(signal: NodeJS.Signals): void {
    if (!close) {
      process.stdout.write(`Stopped by ${signal} during the start.\n`);
      process.exit(0);
    }
    if (Number.isNaN(begunAt)) {
      begunAt = performance.now();
      close();
    } else if (performance.now() - begunAt > SAME_SIGNAL_MS) {
      process.stderr.write(`Stopped at once by a second ${signal}; requests in flight were cut off.\n`);
      process.exit(1);
    }
  }

  return {
    get hasBegun() {
      return !Number.isNaN(begunAt);
    },
    add: (name, end) => void steps.push({ name, end }),
    arm(log) {
      if (close) return;
      const grace = closeWithGrace({ delay: LIMIT_MS, logger: log, skip: [...SIGNALS] }, async ({ err }) => {
        if (Number.isNaN(begunAt)) begunAt = performance.now();
        if (err) log.fatal({ err }, 'Stopping because of an unexpected error.');
        const failed: string[] = [];
        for (const { name, end } of steps) {
          try {
            await end();
          } catch (error) {
            failed.push(name);
            log.error({ err: error }, `While stopping, this did not end as it should: ${name}.`);
          }
        }
        if (failed.length) throw new Error(`Stopped, but not in order: ${failed.join(', ')}.`);
        log.info('Stopped.');
      });
      close = grace.close;
    },
  };
}
