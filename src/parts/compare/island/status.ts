/** What screen readers are told politely, and what is seen of it. */
export interface Status {
  say(words: string): void;
  /** Says it, and shows it for a while to those who see. */
  warn(words: string): void;
  remove(): void;
}

/** How long a warning is seen, in ms. */
const WARNING_MS = 8000;

/** A live region at the end of the page. */
export function createStatus(): Status {
  const region = document.createElement('p');
  region.className = 'r-compare-status';
  region.setAttribute('role', 'status');
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words: string): void {
    clearTimeout(timer);
    delete region.dataset.seen;
    region.textContent = words;
  }

  return {
    say,
    warn(words) {
      // Emptied first, so that it is said again.
      say('');
      timer = setTimeout(() => {
        region.textContent = words;
        region.dataset.seen = '';
        timer = setTimeout(() => say(''), WARNING_MS);
      });
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
