import { tryTo } from '../tryTo.ts';
import type { PopupTrigger } from './types.ts';

/** Fires where a blocker of advertisements is at work. Few popups ask for it, and it takes its time: its code comes when one does. */
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
