import { copyText } from '../../../browser/copyText.ts';

/** How long the outcome stands in place of the label, in ms. */
export const OUTCOME_MS = 3_000;

/**
 * Lets the button copy an address. What came of it stands in the status beside it and in place of the button's own words,
 * then goes. Returns what ends that.
 * @param button may be missing
 * @param note told of each success
 */
export function enableCopy(
  button: HTMLButtonElement | null,
  url: string,
  note: (method: string) => void,
  signal: AbortSignal,
): () => void {
  const words = button?.querySelector<HTMLElement>('[data-copied]');
  const status = button?.parentElement?.querySelector('[role=status]');
  if (!button || !words || !status) return () => undefined;
  const { copied = '', failed = '' } = words.dataset;
  const label = words.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(outcome: string | undefined): void {
    if (!words || !status) return;
    words.textContent = outcome ?? label;
    status.textContent = outcome ?? '';
  }

  button.addEventListener(
    'click',
    async () => {
      clearTimeout(timer);
      // Emptied first, so that the same outcome is announced again.
      show(undefined);
      const isCopied = await copyText(url, button);
      if (signal.aborted) return;
      show(isCopied ? copied : failed);
      if (isCopied) note('copy');
      timer = setTimeout(() => show(undefined), OUTCOME_MS);
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    show(undefined);
  };
}
