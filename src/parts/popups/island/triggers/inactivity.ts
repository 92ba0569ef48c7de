import { listen } from '../../../../islands/triggers/listen.ts';
import type { PopupTrigger } from './types.ts';

/** Events of activity, including touch; returning to the tab restarts the timer, too. */
const SIGNS = 'keydown pointerdown pointermove scroll visibilitychange';

/** Fires after `time` seconds without a key, a pointer, a touch or a scroll. */
export const inactivity: PopupTrigger<'inactivity'> = (fire, { time }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(fire, time * 1000);
  };
  const stop = listen(window, SIGNS, restart, true);
  restart();
  return () => {
    stop();
    clearTimeout(timer);
  };
};
