// Loaded into a server before it starts: the signal makes happen what FAULT names, as a fault in the server itself would.

const FAULTS: Record<string, () => void> = {
  throw: () => {
    throw new Error('A fault that nobody caught.');
  },
  reject: () => void Promise.reject(new Error('A fault that nobody caught.')),
  /** Blocks the event loop again and again for eight seconds. */
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

// Nothing else uses this signal in a process without a terminal.
process.on('SIGWINCH', () => setImmediate(FAULTS[process.env.FAULT ?? ''] ?? (() => undefined)));
