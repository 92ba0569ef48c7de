/** A timer that can be paused. */
export interface CountDown {
  /** Adds or removes a reason to pause. It resumes when no reason is left. */
  hold(reason: string, isHeld: boolean): void;
  stop(): void;
}

/** Calls `end` after some seconds, without the time in which it is paused. */
export function countDown(seconds: number, end: () => void): CountDown {
  const reasons = new Set<string>();
  let left = seconds * 1000;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = (): void => {
    began = performance.now();
    timer = setTimeout(end, left);
  };
  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - began;
  };
  run();
  return {
    stop,
    hold(reason, isHeld) {
      if (isHeld) reasons.add(reason);
      else if (!reasons.delete(reason)) return;
      if (reasons.size > 0) stop();
      else run();
    },
  };
}
