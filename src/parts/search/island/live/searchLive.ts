import type { LiveAnswer } from '../../../../shared/search/liveAnswer.ts';
import { searchUrl } from '../../../../shared/search/searchUrl.ts';
import type { SearchProps } from '../../searchProps.ts';
import { sendMiss } from '../sendMiss.ts';
import { askServer, knownAnswer } from './askServer.ts';
import { moveByArrows } from './moveByArrows.ts';
import { createResults } from './results.ts';

/** How long nothing is asked after a key, in ms (reference, section 3). */
const DEBOUNCE_MS = 200;
/** How long an answer may take before it is shown that one is waited for, in ms (reference, section 3). */
const PENDING_MS = 150;

/** How long words stand without a result until they count as searched for, in ms. */
const MISS_MS = 2_000;

/**
 * Shows results below a search form while somebody writes: the newest words alone, without a step in the history. The form itself
 * works as it does without script.
 */
export function searchLive(form: HTMLFormElement, props: SearchProps, signal: AbortSignal): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]');
  if (!input) return;
  const results = createResults(form, props, {
    retry: () => void show(),
    suggest(words) {
      input.value = words;
      input.focus();
      void show();
    },
  });
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missing: ReturnType<typeof setTimeout> | undefined;

  /** Whatever was asked for before is not waited for any more. */
  function stop(): void {
    clearTimeout(timer);
    clearTimeout(missing);
    asking.abort();
    results.setPending(false);
  }

  function showAnswer(answer: LiveAnswer, words: string): void {
    results.show(answer, words);
    // Whoever writes on has not searched for this yet.
    if (answer.total === 0 && !answer.isPartial) missing = setTimeout(() => sendMiss(words), MISS_MS);
  }

  async function show(): Promise<void> {
    stop();
    const words = input?.value ?? '';
    if (words.trim() === '') {
      results.clear();
      return;
    }
    const url = searchUrl(props.live, words);
    const known = knownAnswer(url);
    if (known) {
      showAnswer(known, words);
      return;
    }
    asking = new AbortController();
    const own = asking.signal;
    const pending = setTimeout(() => results.setPending(true), PENDING_MS);
    own.addEventListener('abort', () => clearTimeout(pending));
    try {
      const answer = await askServer(url, own);
      if (!own.aborted) showAnswer(answer, words);
    } catch {
      if (!own.aborted) results.fail();
    } finally {
      clearTimeout(pending);
      if (!own.aborted) results.setPending(false);
    }
  }

  function showSoon(): void {
    clearTimeout(timer);
    clearTimeout(missing);
    // What is being asked for now is out of date.
    asking.abort();
    timer = setTimeout(() => void show(), DEBOUNCE_MS);
  }

  input.addEventListener('input', showSoon, { signal });
  input.addEventListener('focus', showSoon, { signal });
  // The island is woken by focus or by a letter that is there already.
  if (input.value && document.activeElement === input) showSoon();
  moveByArrows(input, results.element, signal);
  closeResults(form, results, stop, signal);
  signal.addEventListener('abort', () => {
    stop();
    results.remove();
  });
}

/** Esc and a press elsewhere close what hangs below a form of the page; inside a dialog they are the dialog's. Leaving by Tab closes nothing. */
function closeResults(
  form: HTMLFormElement,
  results: ReturnType<typeof createResults>,
  stop: () => void,
  signal: AbortSignal,
): void {
  if (form.closest('dialog')) return;
  const close = (): void => {
    stop();
    results.clear();
  };
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !form.contains(target) && !results.element.contains(target)) close();
    },
    { signal },
  );
  for (const element of [form, results.element]) {
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || !results.isShown()) return;
        // Also keeps the browser from emptying the field.
        event.preventDefault();
        form.querySelector('input')?.focus();
        close();
      },
      { signal },
    );
  }
}
