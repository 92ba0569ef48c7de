/** A pause that can be ended before its time. */
export interface Pause {
  wait(ms: number): Promise<void>;
  /** Ends the current pause, and prevents later ones. */
  end(): void;
}

/** Pause that can be ended early. */
export function createPause(): Pause {
  const ended = Promise.withResolvers<void>();
  return {
    wait: async (ms) => {
      let timer: NodeJS.Timeout | undefined;
      const time = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      });
      await Promise.race([time, ended.promise]);
      clearTimeout(timer);
    },
    end: ended.resolve,
  };
}
