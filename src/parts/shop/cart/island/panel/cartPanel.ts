import '../../../../../overlays/panel/panel.css';
import './cart-panel.css';
import { openPanel } from '../../../../../overlays/panel/openPanel.ts';
import { CART_SUMMARY_PATH } from '../../rules/addresses.ts';
import type { CartSummary } from '../../summary.ts';
import { countDown } from '../countDown.ts';

let timer: AbortController | undefined;

/**
 * Opens the cart panel at the edge of the page with the current cart.
 * @param link to the cart page; gets focus back on close
 * @throws when the cart cannot be fetched
 */
export async function openCart(link: HTMLElement): Promise<void> {
  openPanel(await bringCart(), link);
}

/**
 * Inserts the cart panel into the page, closed, with the current cart.
 * @throws when the cart cannot be fetched
 */
export async function bringCart(): Promise<HTMLDialogElement> {
  const answer = await fetch(CART_SUMMARY_PATH);
  if (!answer.ok) throw new Error(`The cart cannot be shown (${answer.status}).`);
  const summary: CartSummary = await answer.json();
  const panel = document.querySelector<HTMLDialogElement>('dialog[data-panel="cart"]') ?? insertPanel();
  timer?.abort();
  timer = new AbortController();
  fill(panel, summary, timer.signal);
  return panel;
}

function insertPanel(): HTMLDialogElement {
  const panel = create('dialog', 'r-panel r-cart-panel');
  panel.dataset.panel = 'cart';
  panel.dataset.side = 'right';
  panel.setAttribute('aria-labelledby', 'r-cart-panel-title');
  document.body.append(panel);
  return panel;
}

function fill(panel: HTMLDialogElement, summary: CartSummary, signal: AbortSignal): void {
  const { expiresAt, lines, paths, total, words } = summary;
  const title = create('h2', 'r-panel__title', words.title);
  title.id = 'r-cart-panel-title';
  const close = create('button', 'r-panel__close', words.close);
  close.type = 'button';
  const head = create('div', 'r-panel__head');
  head.append(title, close);
  const body = create('div', 'r-panel__body');
  const status = create('p', 'r-cart-panel__status');
  status.role = 'status';
  if (expiresAt) body.append(timerOf(expiresAt, words, status, signal));
  body.append(status, lines.length > 0 ? listOf(lines, words) : create('p', '', words.empty));
  if (total) {
    const sum = create('p', 'r-cart-panel__sum', `${words.total} `);
    sum.append(create('strong', '', total));
    body.append(sum);
  }
  const ways = create('p', 'r-cart-panel__ways');
  if (total && paths.checkout) ways.append(linkOf(paths.checkout, words.checkout, true));
  if (paths.cart) ways.append(linkOf(paths.cart, words.cart, !total || !paths.checkout));
  body.append(ways);
  panel.replaceChildren(head, body);
}

function timerOf(until: string, words: CartSummary['words'], status: HTMLElement, signal: AbortSignal): HTMLElement {
  const line = create('p', 'r-cart-panel__timer', `${words.left} `);
  const clock = create('b', '');
  clock.ariaHidden = 'true';
  line.append(clock);
  countDown({ clock, status, until, words, signal });
  return line;
}

function listOf(lines: CartSummary['lines'], words: CartSummary['words']): HTMLElement {
  const list = create('ul', 'r-cart-panel__lines');
  for (const { dates, isEnded, party, title, total } of lines) {
    const item = create('li', '');
    const facts = [dates, party, isEnded ? words.endedLine : total].filter(Boolean);
    item.append(create('strong', '', title), ...facts.map((fact) => create('span', '', fact)));
    list.append(item);
  }
  return list;
}

function linkOf(href: string, words: string, isMain: boolean): HTMLElement {
  const link = create('a', isMain ? 'r-cart-panel__main' : '', words);
  link.href = href;
  return link;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
