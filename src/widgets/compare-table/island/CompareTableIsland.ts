import { loadChoice, saveChoice } from '../../../parts/compare/island/store.ts';
import {
  COMPARE_PARAMETER,
  type Compared,
  compareAddress,
  isSameChoice,
  MAX_COMPARED,
  readCodes,
} from '../../../parts/compare/rules/choice.ts';

/**
 * Synchronizes the visitor's stored comparison with changes on this page, before the browser navigates. A comparison that another person shared
 * changes nothing stored until the visitor takes it over.
 */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  function keep(codes: readonly string[]): void {
    saveChoice(named(codes, element));
  }

  function isOwn(): boolean {
    const own = loadChoice().map(({ code }) => code);
    return own.length === 0 || isSameChoice(own, shownCodes());
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const { remove } = target.closest<HTMLElement>('[data-remove]')?.dataset ?? {};
      if (remove !== undefined && isOwn()) keep(shownCodes().filter((code) => code !== remove));
      if (!target.closest('[data-keep]')) return;
      keep(shownCodes());
      delete document.documentElement.dataset.compareOther;
      element.querySelector<HTMLElement>('.r-compare__scroll')?.focus();
    },
    { signal },
  );
  element.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      const sent = new FormData(event.target).getAll(COMPARE_PARAMETER);
      const codes = readCodes(sent.filter((value) => typeof value === 'string'));
      if (isOwn()) keep(codes.slice(0, MAX_COMPARED));
      // The same URL as a link would have.
      event.preventDefault();
      location.assign(compareAddress(codes, new URL(event.target.action).pathname));
    },
    { signal },
  );
  return () => listeners.abort();
}

/** Codes in the URL. */
function shownCodes(): string[] {
  return readCodes(new URLSearchParams(location.search).getAll(COMPARE_PARAMETER)).slice(0, MAX_COMPARED);
}

/** Tours with their titles, from this page or from storage. */
function named(codes: readonly string[], element: HTMLElement): Compared[] {
  const titles = new Map(loadChoice().map(({ code, title }) => [code, title]));
  for (const { value, text } of element.querySelectorAll('option')) if (value) titles.set(value, text);
  for (const { dataset } of element.querySelectorAll<HTMLElement>('[data-remove]'))
    titles.set(dataset.remove ?? '', dataset.title ?? '');
  return codes.map((code) => ({ code, title: titles.get(code) || code }));
}
