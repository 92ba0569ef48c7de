import { countBehind } from '../../render/listings/countWords.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { formatNumber } from '../../shared/formatNumber.ts';
import type { TermsProps } from './terms.ts';
import type { TermItem } from './termTree.ts';

/** Context for links of terms. */
export interface TermLinksProps extends Pick<TermsProps, 'asked' | 'context' | 'isExclusion' | 'showCounts'> {
  /** URL of a term, HTML-escaped. */
  hrefOf(term: string): string;
}

/** Renders terms as list items, with nested lists of children. Their links open no overlays, so no part needs to process them. */
export function termsMarkup(items: readonly TermItem[], props: TermLinksProps): string {
  let html = '';
  for (const item of items) {
    const below = item.children.length > 0 ? `<ul>${termsMarkup(item.children, props)}</ul>` : '';
    html += `<li>${termMarkup(item, props)}${below}</li>`;
  }
  return html;
}

function termMarkup(item: TermItem, { asked, context, hrefOf, isExclusion, showCounts }: TermLinksProps): string {
  const title = escaped(item.title);
  const { dir, lang } = languageMark(item, context.view) ?? {};
  const mark = lang ? ` dir="${dir}" lang="${lang}"` : '';
  const name = mark ? `<span${mark}>${title}</span>` : title;
  // Read as one text: a name put together from title and count has a space before the comma.
  const words = showCounts
    ? `<span aria-hidden="true"${mark}>${title}</span><span aria-hidden="true" class="r-taxonomy-filter__count">${formatNumber(item.count, context.view.locale)}</span><span class="r-filter__name">${name}${escaped(countBehind(item.count, asked, context))}</span>`
    : `<span${mark}>${title}</span>`;
  if (item.count === 0 && !item.isChosen && !isExclusion)
    return `<span class="r-taxonomy-filter__term r-taxonomy-filter__term--empty">${words}</span>`;
  const current = item.isChosen ? 'aria-current="true" ' : '';
  return `<a ${current}class="r-taxonomy-filter__term" data-term="${escaped(item.slug)}" href="${hrefOf(item.slug)}" rel="nofollow">${words}</a>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes like React, whose markup surrounds it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
