import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { networksOf, ShareButtons, targetOf } from './ShareButtons.tsx';
import css from './share-buttons.css?inline';

export const widget = defineWidget({
  name: 'share-buttons',
  css,
  findGap: (block, _data, { view }) => {
    if (!targetOf(block, view))
      return msg('Write the address to share: a path such as /journeys/, or one that begins with https://.');
    const isEmpty = networksOf(block).length === 0 && block.showCopy === false && block.showNative === false;
    return isEmpty
      ? msg('These share buttons have no network that is still open. Add one, or the copy button.')
      : undefined;
  },
  Component: ShareButtons,
});
