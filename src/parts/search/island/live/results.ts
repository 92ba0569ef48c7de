import type { LiveAnswer, LiveResult } from '../../../../shared/search/liveAnswer.ts';
import { searchUrl } from '../../../../shared/search/searchUrl.ts';
import type { SearchProps } from '../../searchProps.ts';

/** Delay before results are announced, in ms, so that typing is not interrupted (reference, travel 3.2). */
const SAY_MS = 300;

/** Live results below a search form. */
export interface Results {
  element: HTMLElement;
  show(answer: LiveAnswer, words: string): void;
  fail(): void;
  clear(): void;
  setPending(isPending: boolean): void;
  isShown(): boolean;
  remove(): void;
}

interface Actions {
  retry(): void;
  suggest(words: string): void;
}

/** Inserts the results element after a form: a live region, and a list of links, reachable by Tab. */
export function createResults(
  form: HTMLFormElement,
  { all, hasPictures, words }: SearchProps,
  actions: Actions,
): Results {
  const element = make('div', 'r-live');
  const status = make('p', 'r-live__status');
  status.setAttribute('role', 'status');
  const body = make('div', 'r-live__body');
  element.append(status, body);
  form.after(element);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string, isSeen: boolean): void {
    clearTimeout(timer);
    status.classList.toggle('r-live__status--seen', isSeen);
    status.textContent = '';
    timer = setTimeout(() => {
      status.textContent = text;
    }, SAY_MS);
  }

  function put(...nodes: Node[]): void {
    body.replaceChildren(...nodes);
    element.dataset.shown = '';
  }

  return {
    element,
    show({ results, suggestion, total }, query) {
      say(results.length > 0 ? foundText(words.found, total) : words.none, results.length === 0);
      const list = make('ul', 'r-live__list');
      list.append(...results.map((result) => entry(result, hasPictures)));
      const nodes: Node[] = results.length > 0 ? [list] : [];
      if (suggestion)
        nodes.push(
          button(
            words.suggestion.replace('%s', () => suggestion),
            () => actions.suggest(suggestion),
          ),
        );
      if (total > results.length) nodes.push(allLink(searchUrl(all, query), words.all.replace('%s', String(total))));
      put(...nodes);
    },
    fail() {
      say(words.failed, true);
      put(button(words.retry, actions.retry));
    },
    clear() {
      clearTimeout(timer);
      status.textContent = '';
      body.replaceChildren();
      delete element.dataset.shown;
    },
    setPending(isPending) {
      element.toggleAttribute('data-pending', isPending);
      body.ariaBusy = isPending ? 'true' : null;
    },
    isShown: () => 'shown' in element.dataset,
    remove() {
      clearTimeout(timer);
      element.remove();
    },
  };
}

/** The spec's message for a count, in the plural form of the page's language. */
function foundText(found: Record<string, string>, total: number): string {
  const form = new Intl.PluralRules(document.documentElement.lang || 'en').select(total);
  return (found[form] ?? found.other ?? '%s').replace('%s', String(total));
}

function entry({ kind, language, note, picture, text, title, url }: LiveResult, hasPictures: boolean): HTMLElement {
  const link = make('a', 'r-live__link');
  link.href = url;
  if (hasPictures && picture) {
    const image = make('img', 'r-live__picture');
    Object.assign(image, {
      alt: '',
      decoding: 'async',
      height: picture.height,
      src: picture.src,
      width: picture.width,
    });
    link.append(image);
  }
  const words = make('span', 'r-live__words');
  words.append(marked('r-live__title', title, language), ' ');
  if (note) words.append(Object.assign(make('span', 'r-live__note'), { textContent: note }), ' ');
  else if (text) words.append(marked('r-live__text', text, language), ' ');
  const label = make('span', 'r-live__kind');
  label.textContent = kind;
  words.append(label);
  link.append(words);
  const item = make('li', 'r-live__item');
  item.append(link);
  return item;
}

/** Marks matches in a text: every second part. All parts are inserted as text. */
function marked(className: string, parts: readonly string[], language: LiveResult['language']): HTMLElement {
  const element = Object.assign(make('span', className), language);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) element.append(part);
    else element.append(Object.assign(document.createElement('mark'), { textContent: part }));
  }
  return element;
}

function allLink(href: string, text: string): HTMLElement {
  return Object.assign(make('a', 'r-live__all'), { href, textContent: text });
}

function button(text: string, act: () => void): HTMLElement {
  const element = Object.assign(make('button', 'r-live__button'), { textContent: text, type: 'button' });
  element.addEventListener('click', act);
  return element;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}
