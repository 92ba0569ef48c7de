import sanitizeHtml from 'sanitize-html';
import { isPictureAddress } from '../../../shared/lightbox/imageLink.ts';
import { isSafeHref } from '../../../shared/urls.ts';
import { nestsTooDeep } from './nestsTooDeep.ts';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];
const DEEPEST = 10;
const MAX_PASSES = 5;

/** Cache: every page shows the same few texts of the parts around it. */
const remembered = new Map<string, string>();
const MAX_REMEMBERED = 200;
/** Maximum length of a cached text, in UTF-16 units. */
const MAX_REMEMBERED_LENGTH = 5_000;

/**
 * Sanitizes (XSS) an editor's text to emphasis, line breaks and links; everything else loses its tags, and script and style
 * their content too. Links lead to pages, e-mail addresses or telephones, pages in a new tab. The result is HTML that
 * is safe between tags (not in attributes); idempotent.
 * @param onLink is called for each link that stays
 */
export function sanitizeDisplayText(text: string, onLink?: (link: sanitizeHtml.Attributes) => void): string {
  const known = onLink ? undefined : remembered.get(text);
  if (known !== undefined) return known;
  const html = sanitizeUntilSame(text, onLink);
  if (!onLink) remember(text, html);
  return html;
}

function remember(text: string, html: string): void {
  if (text.length > MAX_REMEMBERED_LENGTH) return;
  remembered.set(text, html);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

function sanitizeUntilSame(text: string, onLink?: (link: sanitizeHtml.Attributes) => void): string {
  // Of hostile nesting nothing stays but the words.
  let html = nestsTooDeep(text) ? text.replace(/<[^<>]*>/g, '') : text;
  // Sanitizing can reveal new markup: a reference such as &#1; is a character only now, and the markup around a dropped link may nest differently
  // without it.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = html;
    html = sanitizeOnce(before, onLink);
    if (html === before) break;
  }
  return html;
}

function sanitizeOnce(text: string, onLink?: (link: sanitizeHtml.Attributes) => void): string {
  const html = sanitizeHtml(dropControls(text), {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'strong'],
    allowedAttributes: { a: ['href', 'target', 'rel', 'data-lightbox'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      a(tag, attributes) {
        const link = guardLink(tag, attributes);
        if (link.attribs.href) onLink?.(link.attribs);
        return link;
      },
    },
    // A link that lost its address loses its tag, and keeps its words.
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !attribs.href && 'excludeTag',
  });
  return keepPlainAmpersands(html.replaceAll('<br />', '<br>'));
}

/**
 * Gives a link the attributes of all links; takes all from one without a safe target. Its own lightbox setting is kept
 * only where it keeps a picture out of the lightbox.
 */
function guardLink(_tag: string, { href = '', 'data-lightbox': will }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim();
  if (!isSafeHref(address)) return { tagName: 'a', attribs: {} };
  const rel = 'nofollow noopener noreferrer';
  const opensPage = /^(?:https?:|\/)/i.test(address);
  const skipsLightbox = will === 'no' && isPictureAddress(address);
  return {
    tagName: 'a',
    attribs: {
      href: address,
      ...(opensPage && { target: '_blank' }),
      rel,
      ...(skipsLightbox && { 'data-lightbox': 'no' }),
    },
  };
}

/** Removes characters that no text needs: NUL and its like, lone surrogates. Tabs and line ends stay. */
function dropControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '').toWellFormed();
}

/**
 * Unescapes plain ampersands (“Tom & Jerry”), since an editor sees the text again in the form; no reference can begin
 * there.
 */
function keepPlainAmpersands(html: string): string {
  return html.replace(/&amp;(?![a-z\d#])/gi, '&');
}
