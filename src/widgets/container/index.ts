import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { isCheckout } from '../../render/quiet.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Container } from './Container.tsx';
import css from './container.css?inline';
import { isSeenEmpty } from './inner.ts';

export const widget = defineWidget({
  name: 'container',
  css,
  children: (block) => onlyBlocks(block.blocks),
  findGap: (block, _data, context) => {
    // The editor shows the empty box, to be filled there.
    if (context.editing && context.isOwn(block)) return undefined;
    if (block.hideOnCheckout && isCheckout(context)) return msg('It is left out at the checkout.');
    return isSeenEmpty(block) || onlyBlocks(block.blocks).length
      ? undefined
      : msg('This container is empty. Add a block to it.');
  },
  Component: Container,
});
