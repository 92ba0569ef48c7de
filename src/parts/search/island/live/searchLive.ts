import type { LiveAnswer } from '../../../../shared/search/liveAnswer.ts';
import { searchUrl } from '../../../../shared/search/searchUrl.ts';
import type { SearchProps } from '../../searchProps.ts';
import { sendMiss } from '../sendMiss.ts';
import { askServer, knownAnswer } from './askServer.ts';
import { createResults } from './results.ts';

/** Debounce after a key, in ms: a word that is typed without a pause is one request. */
const DEBOUNCE_MS = 200;
/** Delay before the pending state is shown, in ms: a quick answer makes nothing flicker. */
const PENDING_MS = 150;

/** Time after which words without results are counted, in ms. */
const MISS_MS = 2_000;

/** Live search: shows results for the newest words below a search form, without history entries. The form itself still works. */
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

  /** Cancels pending requests and timers. */
  function stop(): void {
    clearTimeout(timer);
    clearTimeout(missing);
    asking.abort();
    results.setPending(false);
  }

  function showAnswer(answer: LiveAnswer, words: string): void {
    results.show(answer, words);
    // Not counted while the visitor is still typing.
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
    // The current request is stale.
    asking.abort();
    timer = setTimeout(() => void show(), DEBOUNCE_MS);
  }

  input.addEventListener('input', showSoon, { signal });
  input.addEventListener('focus', showSoon, { signal });
  // The island was loaded by focus or by the first letter.
  if (input.value && document.activeElement === input) showSoon();
  moveByArrows(input, results.element, signal);
  closeResults(form, results, stop, signal);
  signal.addEventListener('abort', () => {
    stop();
    results.remove();
  });
}

/** Esc and a click elsewhere close the results below a form in the page; in a dialog they close the dialog. Leaving by Tab closes nothing. */
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
        // Also prevents the browser from clearing the field.
        event.preventDefault();
        form.querySelector('input')?.focus();
        close();
      },
      { signal },
    );
  }
}

/** Moves focus with arrow keys between the field and the links below it; Tab works, too. */
function moveByArrows(input: HTMLInputElement, list: HTMLElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops: HTMLElement[] = [input, ...list.querySelectorAll<HTMLElement>('a[href]')];
    const at = stops.indexOf(event.target as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  input.addEventListener('keydown', move, { signal });
  list.addEventListener('keydown', move, { signal });
}
