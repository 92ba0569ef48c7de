import { reportMissingChunk } from '../../../overlays/complain.ts';

/**
 * Opens the search as a dialog from now on. A popover that was opened meanwhile is replaced by it, keeping the query; if the dialog fails to
 * load, the popover stays.
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
    // Loaded immediately: the search is open, or about to be.
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
