import type { HtmlBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import headingsCss from '../rich-text/headings.css?inline';
import listsCss from '../rich-text/lists.css?inline';
import richTextCss from '../rich-text/rich-text.css?inline';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

/** Custom HTML. It is sanitized on save; a preview sanitizes unsaved HTML. */
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
