// Preloaded into a server: a signal triggers the fault named by FAULT, as if in the server itself.

const FAULTS: Record<string, () => void> = {
  throw: () => {
    throw new Error('A fault that nobody caught.');
  },
  reject: () => void Promise.reject(new Error('A fault that nobody caught.')),
  /** Blocks the event loop repeatedly for eight seconds. */
  block: () => {
    const end = performance.now() + 8_000;
    const turn = (): void => {
      const until = performance.now() + 700;
      while (performance.now() < until);
      if (performance.now() < end) setImmediate(turn);
    };
    turn();
  },
};

// Otherwise unused in a process without a terminal.
process.on('SIGWINCH', () => setImmediate(FAULTS[process.env.FAULT ?? ''] ?? (() => undefined)));
