import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Html } from './Html.tsx';
import css from './html.css?inline';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

export const widget = defineWidget({
  name: 'html',
  css,
  words: ({ html }) =>
    sanitizeMarkup(String(html ?? ''))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  isRunningText: true,
  findGap(block, _data, { editing }) {
    const html = String(block.html ?? '').trim();
    if (!html) return 'Paste some HTML.';
    // Saving sanitizes it, so unsanitized HTML was stored in another way: it may be unsafe.
    const isClean = sanitizeMarkup(html) === html;
    return isClean || editing ? undefined : 'This HTML has never been cleaned. Save the page once more.';
  },
  Component: Html,
});
