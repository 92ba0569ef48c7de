import { inPageLanguage } from '../../../../browser/inPageLanguage.ts';
import { reuseStyles } from '../../../../browser/reuseStyles.ts';
import { openOverlay } from '../../../../overlays/manager/openOverlay.ts';
import { searchBoxPath } from '../../searchBoxPath.ts';
import type { SearchFragment } from '../../searchFragment.ts';

let dialog: HTMLDialogElement | undefined;

/**
 * Fetches the fragment of the search dialog.
 * @throws on a failed request
 */
export async function fetchBox(): Promise<SearchFragment> {
  const answer = await fetch(inPageLanguage(searchBoxPath()));
  if (!answer.ok) throw new Error(`The search cannot be opened (${answer.status}).`);
  return answer.json();
}

/**
 * Opens the search dialog with focus in its field. It keeps the last search for the lifetime of the page.
 * @param first the popover that it replaces without transition, keeping the typed text
 */
export function openSearch(box: SearchFragment, opener: HTMLElement, first?: HTMLElement): void {
  dialog ??= insert(box);
  const typed = first?.querySelector('input');
  // Suppresses the entrance animation.
  if (first) dialog.dataset.shown = '';
  const listeners = new AbortController();
  const element = dialog;
  const overlay = openOverlay({
    kind: 'search',
    id: 'search',
    element,
    surface: element.firstElementChild as HTMLElement,
    isModal: true,
    opener,
    closesOnBackground: true,
    closesOnLink: 'always',
    onClose: () => {
      listeners.abort();
      delete element.dataset.shown;
    },
  });
  element
    .querySelector('.r-search-dialog__close')
    ?.addEventListener('click', () => void overlay.close('button'), { signal: listeners.signal });
  // Synchronously, within the user gesture, so that a phone shows its keyboard.
  const input = element.querySelector('input');
  if (input && typed) input.value = typed.value;
  input?.focus();
  if (typed) input?.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  else input?.select();
  first?.hidePopover();
}

function insert({ css, html }: SearchFragment): HTMLDialogElement {
  reuseStyles(css);
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild as HTMLDialogElement;
  document.body.append(element);
  return element;
}
