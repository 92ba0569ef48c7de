import type { HtmlBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import headingsCss from '../rich-text/headings.css?inline';
import listsCss from '../rich-text/lists.css?inline';
import richTextCss from '../rich-text/rich-text.css?inline';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

/** Pasted markup. Visitors see it as it was cleaned when it was saved; a preview cleans what has not been saved yet. */
export function Html({ attributes, block, context, text }: WidgetProps<HtmlBlock>) {
  context.styles.use('rich-text', richTextCss);
  context.styles.use('rich-text/headings', headingsCss);
  context.styles.use('rich-text/lists', listsCss);
  return (
    <div
      {...attributes('r-html', 'r-rich-text')}
      {...text('html')}
      dangerouslySetInnerHTML={{ __html: sanitizeMarkup(String(block.html ?? '')) }}
    />
  );
}
