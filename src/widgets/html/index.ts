import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { Html } from './Html.tsx';
import css from './html.css?inline';
import { sanitizeInWorker } from './sanitizeInWorker.ts';
import { MAX_MARKUP, sanitizeMarkup } from './sanitizeMarkup.ts';

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
    const html = String(block.html ?? '');
    if (!html.trim()) return 'Paste some HTML.';
    if (html.length > MAX_MARKUP)
      return `This HTML has more than ${MAX_MARKUP} characters. Shorten it, or spread it over several blocks.`;
    // Saving sanitizes it, so unsanitized HTML was stored in another way: it may be unsafe.
    const isClean = sanitizeMarkup(html) === html;
    return isClean || editing ? undefined : 'This HTML has never been cleaned. Save the page once more.';
  },
  // So that markup, which is made in one go, finds the result.
  async load({ html }) {
    if (html && html.length <= MAX_MARKUP) await sanitizeInWorker(html);
    return undefined;
  },
  Component: Html,
});
