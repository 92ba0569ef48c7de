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
  item.hidden = typeof navigator.share !== 'function' || navigator.canShare?.(data) === false;
  button.addEventListener(
    'click',
    async () => {
      try {
        await navigator.share(data);
        note('native');
      } catch (error) {
        // Called off by the visitor, who can press again; anything else means that there is no sheet after all.
        if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
        item.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
        item.hidden = true;
      }
    },
    { signal },
  );
}
