import { adoptStyles } from '../../../../browser/adoptStyles.ts';
import { openOverlay } from '../../../../overlays/manager/openOverlay.ts';
import { searchBoxPath } from '../../searchBoxPath.ts';
import type { SearchFragment } from '../../searchFragment.ts';

let dialog: HTMLDialogElement | undefined;

/**
 * Asks for the search as a dialog shows it.
 * @throws when there is no answer
 */
export async function fetchBox(): Promise<SearchFragment> {
  const answer = await fetch(searchBoxPath());
  if (!answer.ok) throw new Error(`The search cannot be opened (${answer.status}).`);
  return answer.json();
}

/**
 * Opens the search above the page, with focus in its field. It keeps what was searched for until the page is left.
 * @param first the popover in whose place it comes, unseen, with what was typed there
 */
export function openSearch(box: SearchFragment, opener: HTMLElement, first?: HTMLElement): void {
  dialog ??= insert(box);
  const typed = first?.querySelector('input');
  // Style does not move it in once more.
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
  // At once, while the tap that opened it still lets a phone show its keys.
  const input = element.querySelector('input');
  if (input && typed) input.value = typed.value;
  input?.focus();
  if (typed) input?.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  else input?.select();
  first?.hidePopover();
}

function insert({ css, html }: SearchFragment): HTMLDialogElement {
  adoptStyles(css);
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild as HTMLDialogElement;
  document.body.append(element);
  return element;
}
