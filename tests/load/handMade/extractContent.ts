/** Content of a page, without presentation and tooling. */
export interface PlainContent {
  /** Markup of the body: text, links, forms and media. */
  body: string;
  /** URLs of its pictures. */
  pictures: string[];
}

/** Extracts the content of the open page; runs in the browser. */
export function extractContent(): PlainContent {
  const KEPT: Record<string, string[]> = {
    A: ['href'],
    BLOCKQUOTE: [],
    BUTTON: ['type'],
    DD: [],
    DETAILS: ['name'],
    DL: [],
    DT: [],
    EM: [],
    FIGCAPTION: [],
    FIGURE: [],
    FOOTER: [],
    FORM: ['action', 'method', 'role'],
    H1: [],
    H2: [],
    H3: [],
    H4: [],
    HEADER: [],
    HR: [],
    IMG: ['alt', 'fetchpriority', 'loading'],
    INPUT: ['name', 'placeholder', 'type'],
    LABEL: [],
    LI: [],
    MAIN: [],
    NAV: ['aria-label'],
    OL: [],
    P: [],
    SECTION: [],
    STRONG: [],
    SUMMARY: [],
    TIME: ['datetime'],
    UL: [],
  };
  const LEFT_OUT = new Set(['LINK', 'NOSCRIPT', 'SCRIPT', 'SOURCE', 'STYLE', 'SVG', 'TEMPLATE']);
  const EMPTY = new Set(['HR', 'IMG', 'INPUT']);
  const pictures = new Set<string>();
  const escapeText = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  function attributes(element: Element, names: readonly string[]): string {
    const kept = names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [` ${name}="${escapeText(value)}"`];
    });
    return kept.join('');
  }

  function picture(image: HTMLImageElement): string {
    // A picture in a closed box was not loaded.
    if (!image.currentSrc) return '';
    const { pathname } = new URL(image.currentSrc);
    pictures.add(pathname);
    const { height, width } = image.getBoundingClientRect();
    return ` src="${pathname}" width="${Math.round(width)}" height="${Math.round(height)}"`;
  }

  function write(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return escapeText((node.textContent ?? '').replace(/\s+/g, ' '));
    if (!(node instanceof Element)) return '';
    const name = node.tagName.toUpperCase();
    if (LEFT_OUT.has(name) || node.closest('[hidden]')) return '';
    const inner = [...node.childNodes].map(write).join('');
    const kept = KEPT[name];
    // Elements that are neither content nor named above, such as <div> and <span>, are replaced by their children.
    if (!kept) return name === 'SPAN' || name === 'DIV' ? `${inner} ` : inner;
    const tag = name.toLowerCase();
    const start = `<${tag}${node instanceof HTMLImageElement ? picture(node) : ''}${attributes(node, kept)}>`;
    return EMPTY.has(name) ? start : `${start}${inner.trim()}</${tag}>`;
  }

  const body = [...document.body.childNodes].map(write).join('').replace(/ +/g, ' ');
  return { body, pictures: [...pictures] };
}
