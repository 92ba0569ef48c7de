import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { AuthorBox } from './AuthorBox.tsx';
import css from './author-box.css?inline';
import { findAuthor } from './findAuthor.ts';

export const widget = defineWidget({
  name: 'author-box',
  css,
  words(block) {
    const { name, person } = (block.source === 'first' && findAuthor(block, undefined)) || {};
    return [name, person?.role, person?.text].filter(Boolean).join(' ');
  },
  headings(block) {
    // Any other box needs the page's data; a person of its own is known without it.
    const author = block.source === 'first' ? findAuthor(block, undefined) : undefined;
    const level = levelOf(block.level);
    return author && level ? [{ source: block, heading: { level, text: author.name } }] : [];
  },
  findGap: (block, _data, { view }) => {
    if (findAuthor(block, view.document?.byline)) return undefined;
    return block.source === 'first' ? msg('Add a person, with a name.') : msg('This page does not say who wrote it.');
  },
  Component: AuthorBox,
});
