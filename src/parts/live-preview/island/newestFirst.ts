/**
 * Runs one task at a time, and of those requested meanwhile only the newest: the first change is rendered at once, later ones as fast as the server
 * can.
 * @param run the task; handles its own errors
 * @returns a function that requests a run
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
