import '../compare.css';
import { openPanel } from '../../../../overlays/panel/openPanel.ts';
import type { CompareWords } from '../../compareMessages.ts';
import { compareAddress } from '../../rules/choice.ts';
import { loadCompareWords } from '../loadCompareWords.ts';
import { loadChoice, onChoice, saveChoice } from '../store.ts';

let panel: HTMLDialogElement | undefined;

/**
 * Inserts the panel into the page, closed; reuses an existing one.
 * @throws when the page has no tray, and so not its styles, or when its texts cannot be loaded
 */
export async function bringCompare(): Promise<HTMLDialogElement> {
  if (!document.querySelector('[data-compare-tray]')) throw new Error('Nothing on this page can be compared.');
  const words = await loadCompareWords();
  panel ??= createPanel(words);
  return panel;
}

/** Opens the panel with the compared tours; it stays in sync with the choice. */
export function openComparePanel(words: CompareWords, opener: HTMLElement): void {
  panel ??= createPanel(words);
  openPanel(panel, opener);
}

function createPanel(words: CompareWords): HTMLDialogElement {
  const element = make('dialog', 'r-panel r-compare-panel');
  element.dataset.panel = 'compare';
  element.dataset.side = 'right';
  element.setAttribute('aria-labelledby', 'r-compare-panel-title');
  const title = make('h2', 'r-panel__title', words.title);
  title.id = 'r-compare-panel-title';
  const close = button('r-panel__close', words.close);
  const head = make('div', 'r-panel__head');
  head.append(title, close);
  const body = make('div', 'r-panel__body');
  element.append(head, body);
  // It exists as long as the page.
  onChoice(() => showChoice(body, close, words), new AbortController().signal);
  showChoice(body, close, words);
  document.body.append(element);
  return element;
}

/** Renders the choice again; focus moves to the button in place of a removed one, or to the close button. */
function showChoice(body: HTMLElement, close: HTMLElement, words: CompareWords): void {
  const pressed = [...body.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  const choice = loadChoice();
  const list = make('ul', 'r-compare-panel__list');
  list.append(
    ...choice.map(({ code, title }) => {
      const item = make('li', '');
      const remove = button('', '×');
      remove.setAttribute(
        'aria-label',
        words.remove.replace('{title}', () => title),
      );
      remove.addEventListener('click', () => saveChoice(loadChoice().filter((tour) => tour.code !== code)));
      item.append(make('span', '', title), remove);
      return item;
    }),
  );
  const show = make('a', 'r-compare-panel__show', words.show);
  show.href = compareAddress(choice.map(({ code }) => code));
  const clear = button('r-compare-panel__clear', words.clear);
  clear.addEventListener('click', () => saveChoice([]));
  const note = [words.empty, words.one][choice.length];
  const noted = note ? [make('p', 'r-compare-panel__note', note)] : [];
  body.replaceChildren(...(choice.length > 0 ? [list, ...noted, show, clear] : noted));
  if (pressed < 0) return;
  const buttons = [...body.querySelectorAll<HTMLElement>('li button')];
  (buttons[Math.min(pressed, buttons.length - 1)] ?? close).focus();
}

function button(className: string, text: string): HTMLButtonElement {
  return Object.assign(make('button', className, text), { type: 'button' as const });
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  textContent = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (textContent) element.textContent = textContent;
  return element;
}
