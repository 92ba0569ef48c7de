import { copyText } from '../../../browser/copyText.ts';

/** Time for which the result replaces the label, in ms. */
export const OUTCOME_MS = 3_000;

/**
 * Enables the copy button. The result is shown in the status beside it and in place of the label, for `OUTCOME_MS`.
 * @param button may be missing
 * @param note called on success
 * @returns ends that
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
      // Cleared first, so that the same result is announced again.
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
