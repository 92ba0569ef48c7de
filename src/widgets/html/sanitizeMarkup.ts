import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { nestsTooDeep } from '../../cms/fields/text/nestsTooDeep.ts';
import { isSafeHref } from '../../shared/urls.ts';

const SECTIONS = ['div', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'address'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const WORDS = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
];
const MORE_WORDS = [
  'ruby',
  'rp',
  'rt',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];

const SCHEMES = ['http', 'https', 'mailto', 'tel'];
const DEEPEST = 30;
const MAX_PASSES = 5;

/** Maximum length of one text, in characters. */
export const MAX_MARKUP = 50_000;

/** Cache: one render asks several times for the same text, the longest of which takes a tenth of a second. */
const remembered = new Map<string, string>();
/** Characters before and after, of all remembered texts: those of the longest layout, twice. */
const MAX_REMEMBERED = 8_000_000;
let rememberedCharacters = 0;

/** Pictures stored by this site; the Content-Security-Policy allows no others. */
const OWN_PICTURE = /^\/media\/[^/?#\\]+$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...SECTIONS, ...LISTS, ...TABLES, ...WORDS, ...MORE_WORDS, 'img'],
  // No ids and names, which could clobber other elements; no classes and styles, which could imitate the page.
  allowedAttributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', 'rel', 'target'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    img: ['alt', 'height', 'loading', 'src', 'width'],
    li: ['value'],
    ol: ['reversed', 'start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: { a: guardLink, img: guardPicture },
  exclusiveFilter({ attribs, tag }) {
    if (tag === 'a' && !attribs.href) return 'excludeTag';
    return tag === 'img' && !attribs.src;
  },
};

/**
 * Sanitizes HTML (XSS) to text, lists, tables, links and pictures of this site. All other elements lose their tags; scripts and styles their content
 * too. Idempotent; input that does not become stable, or nests too deep, is dropped entirely.
 */
export function sanitizeMarkup(html: string): string {
  const known = remembered.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeUntilSame(html);
  rememberMarkup(html, clean);
  return clean;
}

/** Whether `sanitizeMarkup` knows the result, and so takes no time. */
export function isRemembered(html: string): boolean {
  return remembered.has(html);
}

/** Keeps the result of sanitizing a text, as long as there is room. */
export function rememberMarkup(html: string, clean: string): void {
  if (remembered.has(html)) return;
  remembered.set(html, clean);
  rememberedCharacters += html.length + clean.length;
  for (const [oldest, result] of remembered) {
    if (rememberedCharacters <= MAX_REMEMBERED) return;
    remembered.delete(oldest);
    rememberedCharacters -= oldest.length + result.length;
  }
}

function sanitizeUntilSame(html: string): string {
  if (nestsTooDeep(html)) return '';
  let clean = html;
  // Removing an element may create new nesting.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = clean;
    clean = sanitizeHtml(dropControls(before), OPTIONS);
    if (clean === before) return clean;
  }
  return '';
}

/** A link without a safe URL loses its tag; one to a new tab gets `noopener` and sends no referrer. */
function guardLink(_: string, { href = '', target, ...rest }: Attributes): Tag {
  const address = href.trim();
  const { dir, lang, title } = rest;
  const kept = { ...(dir && { dir }), ...(lang && { lang }), ...(title && { title }) };
  if (!isSafeHref(address)) return { tagName: 'a', attribs: kept };
  const opensTab = target === '_blank';
  return {
    tagName: 'a',
    attribs: { ...kept, href: address, ...(opensTab && { target: '_blank', rel: 'noopener noreferrer' }) },
  };
}

function guardPicture(_: string, { alt = '', src = '', height, width }: Attributes): Tag {
  const attribs: Attributes = { alt, loading: 'lazy' };
  if (OWN_PICTURE.test(src)) attribs.src = src;
  for (const [name, size] of Object.entries({ height, width }))
    if (size && /^\d{1,4}$/.test(size)) attribs[name] = size;
  return { tagName: 'img', attribs };
}

/** Drops characters that no text needs: control characters such as NUL, lone surrogates. Tabs and line breaks stay. */
function dropControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '').toWellFormed();
}
