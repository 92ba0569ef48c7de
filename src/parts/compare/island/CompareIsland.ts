import { loadCompareWords } from './loadCompareWords.ts';
import { startComparing } from './startComparing.ts';

/** Number of mounted markers: they share one comparison. */
let awake = 0;
let started: Promise<() => void> | undefined;

/** Turns the page's compare links into checkboxes, and shows their number in the corner; if the texts cannot be loaded they stay links. */
export async function mount(): Promise<() => void> {
  awake += 1;
  started ??= loadCompareWords().then(startComparing);
  const own = started;
  const leave = (): void => {
    awake -= 1;
    if (awake > 0) return;
    own.then(
      (stop) => stop(),
      () => undefined,
    );
    started = undefined;
  };
  try {
    await own;
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}
