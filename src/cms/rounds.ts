import type { Payload } from 'payload';
import type { Env } from '../env.ts';
import { runAlone } from './database/runAlone.ts';

/** Something that is looked after from time to time, in one process at a time of those that share a database. */
export interface Round {
  /** For the log. */
  name: string;
  everyMs: number;
  /** PostgreSQL's number for it, one of `LOCKS`. */
  lock: number;
  /**
   * Does what is due, and soon comes to an end once `isStopped` says so.
   * @throws what is then logged, and tried again with the next round
   */
  run(tools: { payload: Payload; env: Env; now: Date; isStopped(): boolean }): Promise<void>;
}

/** Starts the rounds of all parts; each begins anew when its last is over. */
export function startRounds(payload: Payload, env: Env, rounds: readonly Round[]): { stop(): Promise<void> } {
  let isStopped = false;
  const running = new Map<Round, Promise<void>>();
  const timers = rounds.map((round) => setInterval(() => start(round), round.everyMs).unref());
  for (const round of rounds) start(round);

  function start(round: Round): void {
    if (isStopped || running.has(round)) return;
    running.set(round, runOnce(round));
  }

  async function runOnce(round: Round): Promise<void> {
    try {
      await runAlone(payload, round.lock, () =>
        round.run({ payload, env, now: new Date(), isStopped: () => isStopped }),
      );
    } catch (error) {
      payload.logger.error({ err: error, msg: `The round of “${round.name}” failed; it is tried again.` });
    } finally {
      running.delete(round);
    }
  }

  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
