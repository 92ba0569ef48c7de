import { isReservedPanel } from '../../parts/panels.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { PANEL_NAME } from '../../shared/panels/panelName.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { OffCanvas } from './OffCanvas.tsx';
import css from './off-canvas.css?inline';

export const widget = defineWidget({
  name: 'off-canvas',
  css,
  children: (block) => onlyBlocks(block.blocks),
  panelName: (block) => block.name,
  findGap: (block, _data, { editing, isOwn }) => {
    if (!PANEL_NAME.test(block.name ?? '') || isReservedPanel(block.name))
      return msg('Give this panel a name of its own.');
    if (!block.title?.trim()) return msg('Give this panel a title.');
    // The editor shows the empty panel, to be filled there.
    const canBeEmpty = editing && isOwn(block);
    return canBeEmpty || onlyBlocks(block.blocks).length ? undefined : msg('This panel is empty. Add a block to it.');
  },
  Component: OffCanvas,
});
