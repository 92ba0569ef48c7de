import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A constant load of visitors, each on a keep-alive connection, one request after the other. */
export interface Load {
  /** Complete successful responses. */
  readonly answered: number;
  /** One line for every other request; there are no retries. */
  readonly failures: readonly string[];
  /** Resolves after so many more responses. */
  answer(count: number): Promise<void>;
  /** Lets every visitor finish its request. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** Paths requested in turn. */
  paths: readonly string[];
  visitors?: number;
  /** Pause between two requests of a visitor, in ms. */
  pauseMs?: number;
}

/** Starts a load on `origin`. Any response but a complete 2xx counts as a failure: refused, reset, cut off, or an error page. */
export function startLoad(origin: string, { paths, visitors = 16, pauseMs = 0 }: LoadOptions): Load {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const waiting = new Set<() => void>();

  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; !isOver; turn += 1) {
      const fault = await ask(origin + paths[turn % paths.length], agent);
      if (fault) failures.push(fault);
      else answered += 1;
      for (const check of waiting) check();
      // A refused visitor would otherwise retry thousands of times.
      if (pauseMs || fault) await wait(pauseMs || 20);
    }
    agent.destroy();
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  return {
    get answered() {
      return answered;
    },
    failures,
    answer(count) {
      const goal = answered + count;
      return new Promise((resolve) => {
        const check = (): void => {
          if (answered < goal) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** @returns the failure; undefined on success */
function ask(url: string, agent: Agent): Promise<string | undefined> {
  const began = performance.now();
  return new Promise((resolve) => {
    const fail = (what: string): void => resolve(`${what} after ${Math.round(performance.now() - began)} ms: ${url}`);
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('error', (error) => fail(`cut off (${error.message})`));
      response.once('end', () => {
        const { complete, statusCode = 0 } = response;
        if (complete && statusCode >= 200 && statusCode < 300) resolve(undefined);
        else fail(complete ? `status ${statusCode}` : 'cut off');
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
  });
}
