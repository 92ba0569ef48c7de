import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Button } from './Button.tsx';
import css from './button.css?inline';

export const widget = defineWidget({
  name: 'button',
  css,
  findGap: (block) => {
    if (!block.label?.trim()) return msg('Give this button a label.');
    return anchorOf(block.link)
      ? undefined
      : msg('This button leads nowhere yet, or to a page or popup that is not published.');
  },
  Component: Button,
});
