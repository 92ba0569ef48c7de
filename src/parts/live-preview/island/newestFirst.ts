/**
 * Does one thing at a time, and of what is asked for meanwhile only the newest: the first change is drawn at once, and those that follow
 * as fast as the server can.
 * @param run does it; what it throws is its own to tell of
 * @returns takes what is to be done
 */
export function newestFirst<T>(run: (asked: T) => Promise<void>): (asked: T) => void {
  let isRunning = false;
  let next: { asked: T } | undefined;

  async function runAll(): Promise<void> {
    isRunning = true;
    try {
      while (next) {
        const { asked } = next;
        next = undefined;
        await run(asked);
      }
    } finally {
      isRunning = false;
    }
  }

  return (asked) => {
    next = { asked };
    if (!isRunning) void runAll();
  };
}
