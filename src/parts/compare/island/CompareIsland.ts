import { startComparing } from './startComparing.ts';

/** Every marker of the page that is awake: they share one comparison. */
let awake = 0;
let stop: (() => void) | undefined;

/** Makes the links of the page boxes that can be ticked, and shows in the corner how many are. */
export function mount(): () => void {
  if (awake === 0) stop = startComparing();
  awake += 1;
  return () => {
    awake -= 1;
    if (awake === 0) stop?.();
  };
}
