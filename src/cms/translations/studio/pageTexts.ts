import { INLINE_CODE } from '../inlineText.ts';

/** A text on a page: the words that it may be shown by. */
export interface PageText {
  /** Its key in a translation (`TextLeaf`). */
  key: string;
  /** The translation first, then the source. */
  words: readonly string[];
  /** What is to be done with it; undefined: nothing. */
  mark: 'machine' | 'missing' | 'stale' | undefined;
}

/** Attribute of an element that shows such a text, with its mark, and of the one that is being translated. */
const MARK = 'data-translation';
const CURRENT = 'data-translating';

/** Outlines of marked elements, for the page's own document. */
export const PAGE_TEXTS_STYLE = `
[${MARK}] { outline: 2px dashed #b3261e; outline-offset: 2px; }
[${MARK}='stale'] { outline-color: #8a5300; }
[${MARK}='machine'] { outline-style: dotted; outline-color: #0b57d0; }
[${CURRENT}] { outline: 3px solid #0b57d0; outline-offset: 3px; }
`;

/** Longer ones are whole sections. */
const MAX_WORDS = 5000;

/** The innermost elements of a page by their words. */
function indexTexts(page: Document): ReadonlyMap<string, HTMLElement[]> {
  const index = new Map<string, HTMLElement[]>();
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    if (element.matches('script, style, template, rihla-island')) continue;
    const words = plainWords(element.textContent ?? '', false);
    if (!words || words.length > MAX_WORDS) continue;
    const known = index.get(words) ?? [];
    // In document order an element follows what it is inside of.
    if (known.at(-1)?.contains(element)) known.pop();
    index.set(words, [...known, element]);
  }
  return index;
}

/**
 * The element that shows a text, by its words: in its own block, where several have the same.
 * @returns undefined where the page does not show it, as titles for search engines
 */
function findElement(
  index: ReadonlyMap<string, HTMLElement[]>,
  { key, words }: Pick<PageText, 'key' | 'words'>,
): HTMLElement | undefined {
  const [owner = ''] = key.split('/');
  const found = words.flatMap((each) => index.get(plainWords(each)) ?? []);
  return found.find((element) => owner && element.closest(`[data-block-id="${CSS.escape(owner)}"]`)) ?? found[0];
}

/** The text that an element of the page shows, or one around it. */
export function findText(target: Element, places: ReadonlyMap<string, HTMLElement>): string | undefined {
  const keys = new Map([...places].map(([key, element]) => [element as Element, key]));
  for (let element: Element | null = target; element; element = element.parentElement) {
    const key = keys.get(element);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Marks the texts on a page. @returns the element of each that is shown */
export function markTexts(
  page: Document,
  texts: readonly PageText[],
  current: string | undefined,
): ReadonlyMap<string, HTMLElement> {
  const index = indexTexts(page);
  const places = new Map<string, HTMLElement>();
  const marks = new Map<Element, string>();
  for (const text of texts) {
    const element = findElement(index, text);
    if (!element) continue;
    places.set(text.key, element);
    if (text.mark) marks.set(element, text.mark);
  }
  for (const element of page.querySelectorAll(`[${MARK}]`)) if (!marks.has(element)) element.removeAttribute(MARK);
  for (const [element, mark] of marks) if (element.getAttribute(MARK) !== mark) element.setAttribute(MARK, mark);
  const place = current === undefined ? undefined : places.get(current);
  for (const element of page.querySelectorAll(`[${CURRENT}]`)) if (element !== place) element.removeAttribute(CURRENT);
  if (place && !place.hasAttribute(CURRENT)) place.setAttribute(CURRENT, '');
  return places;
}

/** Words as a page shows them: without codes of formatting, markup, stars and double spaces. */
function plainWords(text: string, isCoded = true): string {
  const shown = isCoded
    ? text
        .split(INLINE_CODE)
        .filter((_, at) => at % 2 === 0)
        .join('')
        .replace(/<[^<>]*>/g, '')
    : text;
  return shown.replace(/[*\s]+/g, ' ').trim();
}
