import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { reportMissingChunk } from '../../../overlays/complain.ts';

/** Lets the link open the search above the page. Where that cannot be had it leads to the page of the search, as without script. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const link = element.querySelector('a');
  // Woken by a pointer or a key that is about to open it.
  const opening = import('../../../parts/search/island/modal/openSearch.ts');
  const box = opening.then(({ fetchBox }) => fetchBox());
  // Each click hears of it by itself.
  box.catch(() => undefined);
  link?.addEventListener(
    'click',
    async (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      try {
        (await opening).openSearch(await box, link);
      } catch (error) {
        reportMissingChunk(error);
        location.assign(link.href);
      }
    },
    { signal: listeners.signal },
  );
  return () => listeners.abort();
}
