import type { Layout } from '../types.ts';
import { heading, link, list, paragraph, richText, words } from './text.ts';

/** Content of a typical article, with enough headings for a table of contents. */
export const ARTICLE_LAYOUT: NonNullable<Layout> = [
  {
    blockType: 'rich-text',
    dropCap: true,
    content: richText(
      paragraph(
        'The tarmac ends at M’hamid. Erg Chigaga is some 55 kilometres further west, and there are two ways to reach it. ',
        words('We walk.', 1),
      ),
      heading('h2', 'What a day is like'),
      paragraph(
        'We walk from eight until noon, rest under a tamarisk, and stop by four, so that there is light to unload.',
      ),
      heading('h2', 'The route'),
      heading('h3', 'Day 1: The old river'),
      paragraph(
        'About sixteen kilometres, and a camp among tamarisks. ',
        link('/field-notes/when-to-go/', 'When to go'),
        '.',
      ),
      heading('h3', 'Day 2: Wells'),
      list('bullet', ['The longest day, some twenty kilometres', 'Two wells, one of them a little salty']),
    ),
  },
];
