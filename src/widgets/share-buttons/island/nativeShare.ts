import { hasShareSheet, openShareSheet } from '../../../browser/shareSheet.ts';

/**
 * Enables the native share sheet (Web Share API); removes the button where it is unsupported.
 * @param button may be missing
 * @param note called on each share that was not cancelled
 */
export function enableNativeShare(
  button: HTMLButtonElement | null,
  data: { title: string; url: string },
  note: (method: string) => void,
  signal: AbortSignal,
): void {
  const item = button?.parentElement;
  if (!button || !item) return;
  item.hidden = !hasShareSheet(data);
  button.addEventListener(
    'click',
    async () => {
      const outcome = await openShareSheet(data);
      if (outcome === 'shared') note('native');
      if (outcome !== 'missing') return;
      item.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
      item.hidden = true;
    },
    { signal },
  );
}
