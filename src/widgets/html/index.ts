import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
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
    if (!html.trim()) return msg('Paste some HTML.');
    if (html.length > MAX_MARKUP)
      return t('This HTML has more than {most} characters. Shorten it, or spread it over several blocks.', {
        most: MAX_MARKUP,
      });
    // Saving sanitizes it, so unsanitized HTML was stored in another way: it may be unsafe.
    const isClean = sanitizeMarkup(html) === html;
    return isClean || editing ? undefined : msg('This HTML has never been cleaned. Save the page once more.');
  },
  // So that markup, which is made in one go, finds the result.
  async load({ html }) {
    if (html && html.length <= MAX_MARKUP) await sanitizeInWorker(html);
    return undefined;
  },
  Component: Html,
});
