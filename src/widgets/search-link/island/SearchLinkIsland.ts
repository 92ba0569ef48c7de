import { reportMissingChunk } from '../../../overlays/complain.ts';

/**
 * Opens the search as a dialog from now on. The popover that the browser has opened meanwhile becomes it, with what was typed;
 * where the dialog cannot be had, the popover stays what it is.
 */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const button = element.querySelector('button');
  const first = element.querySelector<HTMLElement>('[popover]');
  if (button && first) void takeOver(button, first, signal);
  return () => listeners.abort();
}

async function takeOver(button: HTMLButtonElement, first: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    // Asked for at once: a pointer is about to open it, or it is open.
    const { fetchBox, openSearch } = await import('../../../parts/search/island/modal/openSearch.ts');
    const box = await fetchBox();
    if (signal.aborted) return;
    button.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        openSearch(box, button);
      },
      { signal },
    );
    if (first.matches(':popover-open')) openSearch(box, button, first);
  } catch (error) {
    reportMissingChunk(error);
  }
}
