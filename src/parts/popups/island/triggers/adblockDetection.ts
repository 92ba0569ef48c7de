import { tryTo } from '../tryTo.ts';
import type { PopupTrigger } from './types.ts';

/** Fires when an ad blocker is detected. Its code is loaded on demand, since few popups use it. */
export const adblockDetection: PopupTrigger<'adblock_detection'> = (fire, settings) => {
  let stop: (() => void) | undefined;
  let isOver = false;
  tryTo('Trigger skipped:', 'adblock_detection', async () => {
    const { probeForBlocker } = await import('./probeForBlocker.ts');
    if (!isOver) stop = probeForBlocker(fire, settings);
  });
  return () => {
    isOver = true;
    stop?.();
  };
};
