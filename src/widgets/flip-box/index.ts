import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { FlipBox } from './FlipBox.tsx';
import css from './flip-box.css?inline';

export const widget = defineWidget({
  name: 'flip-box',
  css,
  words: ({ backText, backTitle, text, title }) => [title, text, backTitle, backText].filter(Boolean).join(' '),
  headings: (block) => ownHeading(block, block.title, block.level),
  findGap: (block) => {
    if (!block.title?.trim()) return msg('Give this card a title.');
    return block.backText?.trim() ? undefined : msg('Write something on the other side of this card.');
  },
  Component: FlipBox,
});
