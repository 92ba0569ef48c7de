/** Live region, and its visible warnings. */
export interface Status {
  say(words: string): void;
  /** Announces a warning, and shows it for a while. */
  warn(words: string): void;
  remove(): void;
}

/** Time for which a warning is visible, in ms. */
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
      // Emptied first, so that repeated text is announced again.
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
