import './compare.css';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { reportMissingChunk } from '../../../overlays/complain.ts';
import type { CompareWords } from '../compareMessages.ts';
import { type Compared, compareAddress, isCode, toggleCompared } from '../rules/choice.ts';
import { createStatus } from './status.ts';
import { loadChoice, onChoice, saveChoice } from './store.ts';

const BUTTON = 'a[data-compare]';

/**
 * Keeps checkboxes and tray in sync with the visitor's choice, including checkboxes added later. Without a tray the links stay links. Returns a
 * clean-up function.
 */
export function startComparing(words: CompareWords): () => void {
  const found = document.querySelector<HTMLAnchorElement>('[data-compare-tray] a');
  if (!found) return () => undefined;
  const link = found;
  const listeners = new AbortController();
  const { signal } = listeners;
  const status = createStatus();

  function show(): void {
    const choice = loadChoice();
    const { dataset } = document.documentElement;
    if (choice.length > 0) dataset.compare = '';
    else delete dataset.compare;
    const count = link.querySelector('b');
    if (count) count.textContent = String(choice.length);
    link.href = compareAddress(choice.map(({ code }) => code));
    markButtons(choice);
  }

  function toggle(button: HTMLElement): void {
    const tour = tourOf(button);
    if (!tour) return;
    const { choice, outcome } = toggleCompared(loadChoice(), tour);
    if (outcome === 'full') {
      status.warn(words.full);
      return;
    }
    saveChoice(choice);
    status.say(fill(words[outcome], tour.title, choice.length));
  }

  async function openPanel(opener: HTMLAnchorElement): Promise<void> {
    try {
      const { openComparePanel } = await import('./panel/openComparePanel.ts');
      openComparePanel(words, opener);
    } catch (error) {
      reportMissingChunk(error);
      location.assign(opener.href);
    }
  }

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const button = event.target.closest<HTMLElement>(BUTTON);
      if (button) {
        event.preventDefault();
        toggle(button);
      } else if (link.contains(event.target)) {
        event.preventDefault();
        openPanel(link);
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
      if (!button || event.key !== ' ' || event.repeat) return;
      // Space does not activate a link, and would scroll the page.
      event.preventDefault();
      toggle(button);
    },
    { signal },
  );
  onChoice(show, signal);
  const watchNew = oncePerFrame(() => {
    if (!signal.aborted) markButtons(loadChoice());
  });
  const observer = new MutationObserver(watchNew);
  observer.observe(document.body, { childList: true, subtree: true });
  show();
  return () => {
    listeners.abort();
    observer.disconnect();
    status.remove();
  };
}

/** Turns links into checkboxes, ticked for compared tours. */
function markButtons(choice: readonly Compared[]): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    const isChosen = choice.some(({ code }) => code === button.dataset.compare);
    button.setAttribute('role', 'checkbox');
    button.setAttribute('aria-checked', String(isChosen));
  }
}

function tourOf({ dataset: { compare, compareTitle } }: HTMLElement): Compared | undefined {
  return isCode(compare) ? { code: compare, title: compareTitle?.trim() || compare } : undefined;
}

/** Replaces by functions, since a title may contain replacement patterns such as `$&`. */
function fill(text: string, title: string, count: number): string {
  return text.replace('{title}', () => title).replace('{count}', () => String(count));
}
