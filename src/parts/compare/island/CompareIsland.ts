import { loadCompareWords } from './loadCompareWords.ts';
import { startComparing } from './startComparing.ts';

/** Every marker of the page that is awake: they share one comparison. */
let awake = 0;
let started: Promise<() => void> | undefined;

/** Makes the links of the page boxes that can be ticked, and shows in the corner how many are; without its words they stay links. */
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
