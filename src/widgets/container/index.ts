import { defineWidget } from '../../render/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { populated } from '../../render/populated.ts';
import { Container } from './Container.tsx';
import css from './container.css?inline';

export const widget = defineWidget({
  name: 'container',
  css,
  children: (block) => onlyBlocks(block.blocks),
  findGap: (block, _data, { editing, isOwn }) => {
    // Its editor sees the empty box, and fills it there.
    if (editing && isOwn(block)) return undefined;
    const isSeen = populated(block.backgroundImage) || Number(block.minHeight) > 0;
    return isSeen || onlyBlocks(block.blocks).length ? undefined : 'This container is empty. Add a block to it.';
  },
  Component: Container,
});
