/** Level of a list's item as Word copies it: a paragraph that names its list in its style. Undefined for anything else. */
export function levelOfWordItem(element: Element): number | undefined {
  const level = /mso-list:[^;"]*level(\d)/.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Whether this is the sign of such an item (a dot, an o, a number), which is in a span of its own. */
export function isSignOfWord(node: Element): boolean {
  return /mso-list:\s*Ignore/i.test(node.getAttribute('style') ?? '');
}

/** Whether such an item has a number or a letter. */
export function isNumberedByWord(item: Element): boolean {
  return /^\s*\w+[.)]/.test([...item.querySelectorAll('span')].find(isSignOfWord)?.textContent ?? '');
}

/** Converts Word's lists, which are consecutive paragraphs whatever their level, to HTML lists, and removes its empty paragraphs. */
function tidyBody(body: HTMLElement): void {
  const make = (tag: string) => body.ownerDocument.createElement(tag);
  let open: { list: Element; level: number }[] = [];
  for (const item of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = levelOfWordItem(item);
    if (level === undefined) continue;
    const tag = isNumberedByWord(item) ? 'ol' : 'ul';
    if (item.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.localName !== tag) open.pop();
    const outer = open.at(-1);
    if (outer?.level !== level) {
      const list = make(tag);
      if (outer) (outer.list.lastElementChild ?? outer.list).append(list);
      else item.before(list);
      open.push({ list, level });
    }
    const row = make('li');
    row.append(...item.childNodes);
    for (const sign of row.querySelectorAll('span')) if (isSignOfWord(sign)) sign.remove();
    open.at(-1)?.list.append(row);
    item.remove();
  }
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
}

/**
 * HTML that was copied in Word, with HTML lists and without empty paragraphs.
 * @param html untrusted; parsed in an inert document, so nothing of it runs or loads
 * @returns undefined for other HTML
 */
export function tidyWordHtml(html: string): string | undefined {
  if (!/\bmso-|class="?Mso/i.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  tidyBody(body);
  return body.innerHTML;
}
