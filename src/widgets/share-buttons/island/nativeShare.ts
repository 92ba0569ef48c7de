import { hasShareSheet, openShareSheet } from '../../../browser/shareSheet.ts';

/**
 * Lets the button open the device's own share sheet; where there is none, it goes.
 * @param button may be missing
 * @param note told of each share that was not called off
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
