/** What screen readers are told politely, and what is seen of it when something failed. */
export interface Status {
  say(words: string): void;
  /** Says it, and shows it for a while to those who see. */
  warn(words: string): void;
  clear(): void;
  remove(): void;
}

/** How long a warning is seen, in ms. */
const WARNING_MS = 8000;

/** Puts a live region behind the content of an island, where no answer replaces it. */
export function announce(element: HTMLElement): Status {
  const region = document.createElement('p');
  region.className = 'r-listing__status';
  region.setAttribute('role', 'status');
  element.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words: string): void {
    clearTimeout(timer);
    // A preview that is drawn anew has lost it.
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
