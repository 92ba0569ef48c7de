import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { PANEL_SWITCHES, panelField } from '../../cms/fields/block/panel.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { leadsTo } from '../../cms/fields/link/documentLink.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { validatePanelName } from './validatePanelName.ts';

/** Off-canvas dialog with any blocks, opened by a link or its own button. */
export const offCanvasBlock = defineBlock(
  {
    slug: 'off-canvas',
    interfaceName: 'OffCanvasBlock',
    labels: { singular: 'Panel', plural: 'Panels' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
      {
        name: 'name',
        type: 'text',
        label: 'Name',
        required: true,
        validate: validatePanelName,
        admin: { description: 'By which links open it, such as packing-list. No visitor sees it.' },
      },
      {
        name: 'triggerLabel',
        type: 'text',
        label: 'Its button says',
        localized: true,
        admin: { description: 'Empty when only other links open it.' },
      },
      {
        name: 'page',
        type: 'relationship',
        label: 'Page that does the same job',
        ...leadsTo('anything'),
        admin: {
          description:
            'Where the panel’s button leads when a browser runs no script. Without such a page the content then stands in its place on this one.',
        },
      },
      slotField(),
    ],
    style: [
      choice(
        'triggerLook',
        { solid: 'Solid', outline: 'Outline', text: 'Text with a line' },
        { label: 'Look of its button', defaultValue: 'solid' },
      ),
      panelField({ sides: ['left', 'top', 'bottom', 'right'], switches: PANEL_SWITCHES }),
    ],
  },
  {
    group: 'Layout',
    icon: 'panel-right',
    words: 'drawer panel sidebar popup tiroir panneau لوحة',
    starter: {
      title: 'A new panel',
      name: 'new-panel',
      triggerLabel: 'Open the panel',
      blocks: [{ blockType: 'rich-text', content: plainParagraph('What the panel says.') }],
    },
    isPanel: true,
  },
);
