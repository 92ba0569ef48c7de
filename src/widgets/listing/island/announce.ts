/** Polite live region, with visible warnings. */
export interface Status {
  say(words: string): void;
  /** Announces a warning, and shows it for a while. */
  warn(words: string): void;
  clear(): void;
  remove(): void;
}

/** Time for which a warning is visible, in ms. */
const WARNING_MS = 8000;

/** Appends a live region to an island, where no response replaces it. */
export function announce(element: HTMLElement): Status {
  const region = document.createElement('p');
  region.className = 'r-listing__status';
  region.setAttribute('role', 'status');
  element.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words: string): void {
    clearTimeout(timer);
    // A re-render of the preview has removed it.
    if (!region.isConnected) element.append(region);
    region.removeAttribute('data-seen');
    region.textContent = words;
  }

  return {
    say,
    warn(words) {
      say(words);
      region.dataset.seen = '';
      timer = setTimeout(() => say(''), WARNING_MS);
    },
    clear: () => say(''),
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
